import { registerHooks } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type CodeMutant, MUTANT_VARIABLE, withoutGuards } from './mutant.ts'

/* Loaded before an app: some of its files are read without a guard of money. The files on the disk stay as they are. */

const edits = JSON.parse(process.env[MUTANT_VARIABLE] ?? '[]') as readonly CodeMutant[]
const root = pathToFileURL(fileURLToPath(new URL('../../', import.meta.url))).href

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const file = url.startsWith(root) ? url.slice(root.length) : ''
    if (!edits.some((edit) => edit.file === file)) return loaded
    const text = typeof loaded.source === 'string' ? loaded.source : Buffer.from(loaded.source as Uint8Array).toString('utf8')
    return { ...loaded, source: withoutGuards(edits, file, text) }
  },
})
