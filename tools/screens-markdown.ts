import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES, type RouteEntry } from '../web/src/navigation/route-table.ts'
import { ROOT } from './run-step.ts'

/** Every address with its screen and who may open it. */
export function screensMarkdown(): string {
  const routes: readonly RouteEntry[] = ROUTES
  const rows = routes.map((route) => {
    const state = route.redirectTo
      ? `leads to ${route.redirectTo}`
      : existsSync(join(ROOT, 'web/src', `${route.screen}.tsx`))
        ? 'built'
        : 'later'
    return `| \`${route.path}\` | ${route.title} | ${whoOf(route)} | ${route.screen} | ${state} |`
  })
  return [
    '# Screens',
    '',
    'Generated from `web/src/navigation/route-table.ts`.',
    '',
    '| address | title | who | screen | state |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function whoOf({ access, profiles, accountTypes }: RouteEntry): string {
  if (access === 'public') return 'everybody'
  const who = profiles === 'any' ? 'any profile' : profiles === 'none-needed' ? 'signed in' : profiles.join(', ')
  return accountTypes === 'any' ? who : `${who} (${accountTypes.join(', ')})`
}
