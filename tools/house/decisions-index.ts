import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** All decisions with their titles and what has become of them, newest last. Throws where one has no title or no status. */
export function decisionsIndex(folder: string): string {
  const rows = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.md$/.test(name))
    .sort()
    .map((name) => {
      const [title = '', , status = ''] = readFileSync(join(folder, name), 'utf8').split('\n')
      const [, number, words] = /^# (\d{4}) (.+)$/.exec(title) ?? []
      const [date, ...became] = status.split(' · ')
      if (!words || number !== name.slice(0, 4) || !/^\d{4}-\d\d-\d\d$/.test(date ?? '') || became.length === 0)
        throw new Error(`${name} begins with "# ${name.slice(0, 4)} Its title", an empty line, and "2026-01-31 · accepted".`)
      return `| [${number}](${name}) | ${words} | ${date} | ${became.join(' · ')} |`
    })
  return `# Decisions

Made from the records by \`npm run generate\`. A record that was overturned stays, says by which one, and links on.

| | decision | made | status |
|---|---|---|---|
${rows.join('\n')}
`
}
