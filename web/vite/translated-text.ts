import type { TextTree } from '@keystead/contract/text/define-text.ts'
import { type Translation, translatedTree } from '@keystead/contract/text/translation.ts'
import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

const TEXT_FILE = /\.text\.ts$/
const LANGUAGES_FILE = /\/contract\/src\/text\/languages\.ts$/
const WRITTEN_IN = "WRITTEN_IN: string = 'en'"

/**
 * A build in another language: its sentences stand in `*.text.ts` in place of the English ones, so that pages bring one language
 * and no more. What a translation does not have stays English.
 */
export function translatedText(language: string, translation: Translation): Plugin {
  return {
    name: 'translated-text',
    // While the types are there, and the files are as they were written.
    enforce: 'pre',
    transform(code, id) {
      if (LANGUAGES_FILE.test(id)) return { code: writtenIn(code, language), map: null }
      return TEXT_FILE.test(id) ? { code: inOtherWords(code, translation), map: null } : null
    },
  }
}

function writtenIn(code: string, language: string): string {
  if (!code.includes(WRITTEN_IN)) throw new Error('contract/src/text/languages.ts does not say in which language texts are')
  return code.replace(WRITTEN_IN, `WRITTEN_IN: string = ${JSON.stringify(language)}`)
}

/** The code of a text file with the sentences of a translation. */
export function inOtherWords(code: string, { texts }: Translation): string {
  const edits: { from: number; to: number; text: string }[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [name, sentences] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'defineText') return
      if (name?.type !== 'Literal' || sentences?.type !== 'ObjectExpression')
        throw new Error('defineText takes a name and sentences as data')
      const theirs = texts[String(name.value)]
      if (!theirs) return
      edits.push({ from: sentences.start, to: sentences.end, text: JSON.stringify(translatedTree(treeOf(sentences), theirs)) })
    },
  })
  visitor.visit(parseSync('sentences.ts', code).program)
  return edits.toReversed().reduce((text, edit) => text.slice(0, edit.from) + edit.text + text.slice(edit.to), code)
}

function treeOf({ properties }: ESTree.ObjectExpression): TextTree {
  return Object.fromEntries(
    properties.map((property) => {
      if (property.type !== 'Property' || property.computed) throw new Error('sentences are data: a key and its words')
      const { key, value } = property
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : ''
      return [name, sentenceOf(name, value)]
    }),
  )
}

function sentenceOf(name: string, value: ESTree.Expression | ESTree.AssignmentPattern | ESTree.BindingPattern): string | TextTree {
  if (value.type === 'ObjectExpression') return treeOf(value)
  if (value.type === 'Literal' && typeof value.value === 'string') return value.value
  const [only, ...others] = value.type === 'TemplateLiteral' ? value.quasis : []
  if (only && others.length === 0) return only.value.cooked ?? ''
  throw new Error(`the sentence ${name} is put together: it has to be data, with values in braces`)
}
