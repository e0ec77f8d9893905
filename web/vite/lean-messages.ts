import { pathToFileURL } from 'node:url'
import { type Plugin, parseSync, Visitor } from 'vite'

const OURS = /\/(?:web|contract)\/src\/.*\.tsx?$/
const MESSAGES_FILE = '/contract/src/text/messages.ts'

type Messages = Readonly<Record<string, unknown>>

/**
 * All messages of the contract stand in one list, of which a page says two or three: each place gets the sentence that it names, and
 * the list is loaded where code looks something up in it.
 */
export function leanMessages(): Plugin {
  return {
    name: 'lean-messages',
    // After the types are gone.
    enforce: 'post',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    async transform(code, id) {
      if (!OURS.test(id) || id.endsWith(MESSAGES_FILE) || !code.includes('messages.')) return null
      const file = await this.resolve('@keystead/contract/text/messages.ts', id)
      if (!file) return null
      this.addWatchFile(file.id)
      const { messages } = (await import(pathToFileURL(file.id).href)) as { messages: Messages }
      return { code: withSentences(code, messages), map: null }
    },
  }
}

const LIST = /^(?:@keystead\/contract|\.{1,2}).*\/text\/messages\.ts|\/contract\/src\/text\/messages\.ts/

export function withSentences(code: string, messages: Messages): string {
  let isImported = false
  const edits: { from: number; to: number; text: string }[] = []
  new Visitor({
    ImportDeclaration({ source, specifiers }) {
      if (LIST.test(source.value) && specifiers.some(({ local }) => local.name === 'messages')) isImported = true
    },
    MemberExpression({ start, end, object, property, computed }) {
      if (object.type !== 'Identifier' || object.name !== 'messages' || computed || property.type !== 'Identifier') return
      const sentence = messages[property.name]
      if (typeof sentence === 'string') edits.push({ from: start, to: end, text: JSON.stringify(sentence) })
    },
  }).visit(parseSync('module.js', code).program)
  if (!isImported) return code
  return edits.reduceRight((text, { from, to, text: sentence }) => text.slice(0, from) + sentence + text.slice(to), code)
}
