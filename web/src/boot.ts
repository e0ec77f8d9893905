/*
 * What a page loads first of all scripts, and the smallest. Until the page is painted, the line belongs to what people look at; then
 * this asks for the rest. No one sees the first frame of a page in the background, so that one does not wait.
 */
import type { z } from 'zod'

const { entry = '', chunks = '' } = document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset ?? {}

function start(): void {
  for (const href of chunks.split(' ').filter(Boolean)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  void import(/* @vite-ignore */ entry)
}

// zod speeds itself up with `new Function`; the content policy forbids that, and browsers report even the attempt. zod looks here when
// its first module runs. Calling its `config` instead would make every page load it, forms or none.
const zodConfig: z.core.$ZodConfig = { jitless: true }
Object.assign(globalThis, { __zod_globalConfig: zodConfig })

if (document.visibilityState === 'visible') {
  // The second frame begins when the first one stands.
  requestAnimationFrame(() => requestAnimationFrame(start))
} else {
  start()
}
