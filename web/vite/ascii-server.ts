import type { Plugin } from 'vite'

const BEYOND_ASCII = /[\u0080-\uffff]/g

/**
 * Writes what the server renders pages with in ASCII: a text with a single letter beyond it takes two bytes for each letter in
 * the memory of the server, for as long as that runs.
 */
export function asciiServer(): Plugin {
  return {
    name: 'ascii-server',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = inAscii(file.code)
    },
  }
}

/** For code of which no part is read raw: an escape means the same in strings, templates, patterns and names. */
export function inAscii(code: string): string {
  return code.replaceAll(BEYOND_ASCII, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
