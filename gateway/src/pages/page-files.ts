import { readFileSync } from 'node:fs'

const FOLDER = new URL('../../pages/', import.meta.url)

/** What pages load. */
export function loadPages(names: readonly string[]) {
  return names.map((name) => ({
    name,
    type: name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8',
    text: readPage(name),
  }))
}

function readPage(name: string): string {
  return readFileSync(new URL(name, FOLDER), 'utf8')
}

/** A file with its values: `{{text}}` is made safe, `{{{html}}}` stays as it is. */
export function fill(name: string, values: Readonly<Record<string, string>>): string {
  return readPage(name)
    .replaceAll(/\{\{\{(\w+)\}\}\}/g, (_, key: string) => values[key]!)
    .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => escapeHtml(values[key]!))
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!)
}

/** Which numbers do what, as rows of a table. */
export function rowsOf(numbers: readonly { readonly number: string; readonly says: string }[]): string {
  return numbers.map(({ number, says }) => `<tr><td>${escapeHtml(number)}</td><td>${escapeHtml(says)}</td></tr>`).join('')
}
