import { settingsSchema } from '../settings/env.ts'

/** `.env.example`: every setting with what it is for and what it is when nothing is said. */
export function envExample(): string {
  const entries = Object.entries(settingsSchema.shape).map(([name, schema]) => {
    const given = schema.safeParse(undefined)
    const value = given.success && given.data !== undefined ? String(given.data) : ''
    return `# ${schema.description ?? ''}\n#${name}=${value}`
  })
  return ['# Settings. Each has a default; all are checked at start.', ...entries, ''].join('\n\n')
}
