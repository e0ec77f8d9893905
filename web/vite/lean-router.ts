import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const LIBRARY = '/react-router/dist/production/lib'
const EXPORTED = /^export \{([^}]*)\};?$/m

/**
 * Parts of React Router that only its framework and its watchers need. They hang on every link and on the router itself, where nothing
 * shakes them off. By file, what is left of each in browsers.
 */
const REPLACED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Without the framework around it, a link prefetches nothing.
  [`${LIBRARY}/dom/ssr/components.js`]: {
    FrameworkContext: '/*#__PURE__*/ createContext(undefined)',
    usePrefetchBehavior: '() => [false, null, {}]',
    mergeRefs: '(ref) => ref',
  },
  // Asked for only where a router is made with `instrumentations`.
  [`${LIBRARY}/router/instrumentation.js`]: {
    consumeInstrumentationClientResultMetaReceiver: '() => undefined',
  },
}

export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async load(id) {
      const path = id.replaceAll('\\', '/')
      const file = Object.keys(REPLACED).find((end) => path.endsWith(end))
      return file === undefined ? null : { code: remainder(await readFile(id, 'utf8'), REPLACED[file]!), map: null }
    },
  }
}

/** A module that exports what the whole one does: what is kept, and under all other names what is never asked for. */
export function remainder(code: string, kept: Readonly<Record<string, string>>): string {
  const names =
    EXPORTED.exec(code)?.[1]
      ?.split(',')
      .map((name) => name.trim()) ?? []
  const gone = Object.keys(kept).filter((name) => !names.includes(name))
  if (gone.length > 0) throw new Error(`React Router has no ${gone.join(', ')} any more: look through lean-router.ts`)
  return [
    `import { createContext } from 'react'`,
    'const absent = () => null',
    ...names.map((name) => `export const ${name} = ${kept[name] ?? 'absent'}`),
  ].join('\n')
}
