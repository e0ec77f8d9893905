import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const JSON_SCHEMA_FILE = /\/zod\/v4\/core\/(?:json-schema-processors|to-json-schema|json-schema-generator)\.js$/
const EXPORTED = /^export (?:const|function|class) (\w+)/gm

/**
 * zod's schemas can describe themselves as JSON Schema. The server does so for the documentation; browsers would load that
 * for nothing, since methods cannot be shaken off a class.
 */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async load(id) {
      if (!JSON_SCHEMA_FILE.test(id.replaceAll('\\', '/'))) return null
      const names = [...(await readFile(id, 'utf8')).matchAll(EXPORTED)].map(([, name]) => name)
      return {
        code: [`const absent = () => absent`, ...names.map((name) => `export const ${name} = absent`), 'export { absent as process }'].join(
          '\n',
        ),
        map: null,
      }
    },
  }
}
