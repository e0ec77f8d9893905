import { PROPERTY_FIELDS, type PropertyField, propertyFields } from '../../contract/src/properties/fields/declared-fields.ts'
import { type DeclaredField, SECTIONS } from '../../contract/src/properties/fields/field-declaration.ts'

/*
 * Lists of columns in files of definitions that follow from the declared fields of a property. The line before a list says which columns, and
 * what stands for each: `-- generated: public columns, each "c.{column}"`; `-- end generated` follows it.
 */

const LIST = /^( *)-- generated: (\w+) columns, each "([^"\n]+)"\n(?:(?! *-- end generated).*\n)*( *-- end generated\n)( *\))?/gm
const WIDEST = 140

/** What is told with the amount that it was and is, not as terms that have changed. */
const AMOUNTS: readonly PropertyField[] = ['Rent', 'Price']

/** `public`: those that strangers see as they are; else those of a step of the form. */
function columnsOf(which: string): string[] {
  const columns = PROPERTY_FIELDS.flatMap((name) => {
    const field: DeclaredField = propertyFields[name]
    const isMeant = which === 'public' ? field.public !== undefined : SECTIONS[field.section] === which && !AMOUNTS.includes(name)
    return field.column !== null && isMeant ? [field.column] : []
  })
  if (columns.length === 0) throw new Error(`No declared field has ${which} columns`)
  return columns
}

/** The text of a file with its lists of columns as they are declared. */
export function withDeclaredColumns(sql: string): string {
  return sql.replaceAll(LIST, (_list, indent: string, which: string, template: string, end: string, closes: string | undefined) => {
    const items = columnsOf(which).map((column) => template.replaceAll('{column}', column))
    const lines = linesOf(items, indent)
    const text = closes === undefined ? `${lines},` : lines
    return `${indent}-- generated: ${which} columns, each "${template}"\n${text}\n${end}${closes ?? ''}`
  })
}

function linesOf(items: readonly string[], indent: string): string {
  const lines: string[] = []
  for (const item of items) {
    const longer = lines.length === 0 ? null : `${lines.at(-1)}, ${item}`
    // With the comma that another line would need.
    if (longer !== null && longer.length < WIDEST) lines[lines.length - 1] = longer
    else lines.push(indent + item)
  }
  return lines.join(',\n')
}
