import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../ui/Skeleton.tsx'
import styles from './Pay.module.css'
import { text } from './pay.text.ts'
import { PROVIDER_SANDBOX, useProviderFrame } from './use-provider-frame.ts'

/** Longer than that, and people should hear that something is wrong. */
const LONGEST_LOAD_MS = 15_000
const LONGEST_ANSWER_MS = 20_000
const MOST_PIXELS = 3_000

export type FieldsHandle = {
  /** A one-time token of what was typed. Null: there is none, and it is said why. */
  askForToken(): Promise<string | null>
}

type ProviderFieldsProps = {
  url: string
  title: string
  /** Enter was pressed in a field. */
  onEnter: () => void
  /** Other fields are wanted. */
  onReload: () => void
  ref: Ref<FieldsHandle>
}

type Condition = 'loading' | 'ready' | 'silent' | 'broken'

/** Fields of the payment provider: what is typed there never comes to this page. Another address is another component: give it a `key`. */
export function ProviderFields({ url, title, onEnter, onReload, ref }: ProviderFieldsProps) {
  const [condition, setCondition] = useState<Condition>('loading')
  const [height, setHeight] = useState(0)
  const answer = useRef<((token: string | null) => void) | null>(null)
  const { frame, tell } = useProviderFrame(url, (said) => {
    if (said.type === 'gateway:ready') setCondition('ready')
    if (said.type === 'gateway:height') setHeight(Math.min(Math.max(Math.ceil(said.height), 0), MOST_PIXELS))
    if (said.type === 'gateway:enter') onEnter()
    if (said.type === 'gateway:token') answer.current?.(said.token)
    if (said.type === 'gateway:error') {
      answer.current?.(null)
      if (said.fields.length === 0) setCondition('broken')
    }
  })

  useEffect(() => {
    if (condition !== 'loading') return
    const timer = setTimeout(() => setCondition('silent'), LONGEST_LOAD_MS)
    return () => clearTimeout(timer)
  }, [condition])

  useImperativeHandle(ref, () => ({
    askForToken() {
      if (condition === 'loading' || condition === 'silent') return Promise.resolve(null)
      setCondition('ready')
      return new Promise((resolve) => {
        const timer = setTimeout(() => {
          setCondition('silent')
          give(null)
        }, LONGEST_ANSWER_MS)
        const give = (token: string | null) => {
          clearTimeout(timer)
          answer.current = null
          resolve(token)
        }
        answer.current = give
        tell('gateway:submit')
      })
    },
  }))

  if (condition === 'silent') return <ErrorState failure={{ message: text.fieldsSilent }} onRetry={onReload} compact />
  return (
    <div className={styles.fields}>
      {condition === 'loading' && (
        <Loading label={text.fieldsLoading}>
          <Skeleton shape="block" />
        </Loading>
      )}
      <iframe
        ref={frame}
        src={url}
        title={title}
        sandbox={PROVIDER_SANDBOX}
        height={height}
        className={styles.frame}
        data-hidden={condition === 'loading' || undefined}
      />
      {condition === 'broken' && <ErrorState failure={{ message: text.fieldsBroken }} onRetry={onReload} compact />}
    </div>
  )
}
