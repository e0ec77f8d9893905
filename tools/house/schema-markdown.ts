import type { Schema, Table } from './read-schema.ts'

/** By the signature of a function or the name of a view, with its schema: the file that makes it. */
export type Makers = ReadonlyMap<string, string>

/** The database as a page to read: what each table holds, who owns it, and what guards it. */
export function schemaMarkdown(schema: Schema, owners: Readonly<Record<string, string>>, makers: Makers): string {
  const names = [...schema.tables, ...schema.views].map(({ name }) => name)
  const unowned = names.filter((name) => !owners[name])
  if (unowned.length > 0)
    throw new Error(`No capability owns ${unowned.join(', ')}. Name the one that writes it in tools/house/table-owners.ts.`)
  const gone = Object.keys(owners).filter((name) => !names.includes(name))
  if (gone.length > 0) throw new Error(`There is no table ${gone.join(', ')} any more. Take it out of tools/house/table-owners.ts.`)

  const folders = [...new Set(schema.tables.map(({ name }) => owners[name]!))].sort()
  const sections = folders.flatMap((folder) => [
    `## ${folder}`,
    ...schema.tables.filter(({ name }) => owners[name] === folder).map((table) => tableSection(table, makers)),
  ])
  return `${[HEAD, ...sections, viewSection(schema, makers), functionSection(schema, makers)].join('\n\n')}\n`
}

const HEAD = `# Schema

Generated from the migrated database. Tables stand under the capability of the server that owns them (\`tools/house/table-owners.ts\`); a column
may not be null unless it says so.`

function tableSection(table: Table, makers: Makers): string {
  const notes = [
    ...rowSecurityText(table),
    ...table.columns.flatMap(({ name, comment }) => (comment ? [`\`${name}\`: ${comment}`] : [])),
    ...table.constraints.map(constraintText),
    ...table.indexes.map(indexText),
    ...table.triggers.map(({ definition, fn }) => `trigger ${code(triggerText(definition))} · ${makers.get(`public.${fn}`) ?? 'no file'}`),
    ...table.policies.map(policyText),
  ]
  return [
    `### ${table.name}`,
    ...(table.comment ? [table.comment] : []),
    ['| column | type | null | default |', '|---|---|---|---|', ...table.columns.map(columnRow)].join('\n'),
    notes.map((note) => `- ${note}`).join('\n'),
  ].join('\n\n')
}

function columnRow({ name, type, isNullable, value, kind }: Table['columns'][number]): string {
  const text = value === null ? '' : kind === 'default' ? code(value) : `${kind} ${code(value)}`
  return `| ${[name, type, isNullable ? 'null' : '', text].map(inCell).join(' | ')} |`
}

function constraintText({ name, kind, definition }: Table['constraints'][number]): string {
  if (kind === 'p') return `primary key ${code(definition.replace(/^PRIMARY KEY /, ''))}`
  return `${KINDS[kind]} \`${name}\` ${code(definition.replace(/^(UNIQUE|CHECK|FOREIGN KEY|EXCLUDE) /, ''))}`
}

const KINDS: Readonly<Record<string, string>> = { u: 'unique', f: 'foreign key', x: 'exclusion', c: 'check' }

function indexText(definition: string): string {
  const [, unique, name, rest] = /^CREATE (UNIQUE )?INDEX (\S+) ON \S+ USING (.*)$/s.exec(definition) ?? []
  return `${unique ? 'unique index' : 'index'} \`${name}\` ${code((rest ?? definition).replace(/^btree /, ''))}`
}

function triggerText(definition: string): string {
  return definition.replace(/^CREATE (CONSTRAINT )?TRIGGER /, '').replace(/ ON (public\.)?\S+ /, ' ')
}

function policyText({ name, cmd, permissive, roles, using, check }: Table['policies'][number]): string {
  return [
    `policy \`${name}\``,
    cmd,
    ...(permissive === 'permissive' ? [] : [permissive]),
    ...(roles === 'public' ? [] : [`for ${roles}`]),
    ...(using ? [`using ${code(using)}`] : []),
    ...(check ? [`check ${code(check)}`] : []),
  ].join(', ')
}

function viewSection({ views }: Schema, makers: Makers): string {
  const rows = views.map(({ name, options, columns }) => [code(name), code(options), columns, makers.get(`public.${name}`) ?? 'no file'])
  return ['## Views', tableOf(['view', 'options', 'columns', 'file'], rows)].join('\n\n')
}

function functionSection({ functions }: Schema, makers: Makers): string {
  const rows = functions.map(({ signature, returns, what }) => [
    code(signature),
    code(returns),
    what,
    makers.get(`public.${signature}`) ?? 'no file',
  ])
  return ['## Functions', tableOf(['function', 'returns', 'how', 'file'], rows)].join('\n\n')
}

function tableOf(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.map(inCell).join(' | ')} |`).join('\n')
}

function rowSecurityText({ rowSecurity, policies }: Table): string[] {
  if (rowSecurity === 'none') return policies.length > 0 ? ['row security is off, and policies do nothing'] : []
  const effect =
    rowSecurity === 'forced' ? 'row security is forced' : 'row security is not forced, and the owner of the table sees all rows'
  return [policies.length > 0 ? effect : `${effect}; without a policy nothing gets through`]
}

/** On one line, whatever it holds. */
function code(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line === '') return ''
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``
}

function inCell(text: string): string {
  return text.replaceAll('|', '\\|')
}
