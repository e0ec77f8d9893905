import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { currentScheme, onSchemeChange } from '../../ui/page-scheme.ts'
import { type FrameMessage, frameMessageOf } from './provider-messages.ts'

/** It is of another origin, and works; it leads this page nowhere. */
export const PROVIDER_SANDBOX = 'allow-scripts allow-same-origin allow-forms'

type ProviderFrame = { frame: RefObject<HTMLIFrameElement | null>; tell: (type: 'gateway:submit') => void; showScheme: () => void }

/** Hears what one frame of the payment provider says, and nothing that comes from elsewhere; what it is told goes to its origin alone. */
export function useProviderFrame(url: string, onMessage: (said: FrameMessage) => void): ProviderFrame {
  const frame = useRef<HTMLIFrameElement>(null)
  const { origin } = new URL(url)
  const send = (message: object) => frame.current?.contentWindow?.postMessage(message, origin)
  const showScheme = () => void send({ type: 'gateway:theme', scheme: currentScheme() })
  const onSaid = useEffectEvent((said: FrameMessage) => {
    if (said.type === 'gateway:ready') showScheme()
    onMessage(said)
  })
  const onScheme = useEffectEvent(showScheme)
  useEffect(() => {
    function hear(event: MessageEvent<unknown>) {
      if (event.origin !== origin || event.source !== frame.current?.contentWindow) return
      const said = frameMessageOf(event.data)
      if (said) onSaid(said)
    }
    window.addEventListener('message', hear)
    const stop = onSchemeChange(() => onScheme())
    return () => {
      window.removeEventListener('message', hear)
      stop()
    }
  }, [origin])
  return { frame, tell: (type) => void send({ type }), showScheme }
}
