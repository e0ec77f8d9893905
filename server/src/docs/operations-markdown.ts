import type { Operations } from './openapi.ts'

/** Every call in one table, for people who read the repository. */
export function operationsMarkdown(operations: Operations): string {
  const rows = [...operations.values()].map(({ name, path, kind, access, summary, errors = [] }) => {
    const who = access.kind === 'public' ? 'public' : access.profiles === 'any' ? 'signed in' : access.profiles.join(', ')
    return `| ${name} | \`${path}\` | ${kind} | ${who} | ${summary} | ${errors.map(({ code }) => code).join(', ')} |`
  })
  return [
    '# Operations',
    '',
    'Generated from the declarations in `contract/src`. Fields are at `/openapi.json` of a running server.',
    '',
    '| call | path | kind | who | what | failures of its own |',
    '|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
