import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { routeNotes } from '@keystead/contract/navigation/route-notes.derived.ts'
import { ROUTES } from '@keystead/contract/navigation/route-list.ts'
import type { RouteEntry } from '@keystead/contract/navigation/route.ts'
import { ROOT } from './run-step.ts'

/** Every address with its screen and who may open it. */
export function screensMarkdown(): string {
  const rows = ROUTES.map((route) => {
    const state = route.redirectTo
      ? `leads to ${route.redirectTo}`
      : existsSync(join(ROOT, 'web/src', `${route.screen}.tsx`))
        ? 'built'
        : 'later'
    return `| \`${route.path}\` | ${route.name} | ${route.title} | ${route.redirectTo ? '' : routeNotes[route.name]} | ${whoOf(route)} | ${route.screen} | ${state} |`
  })
  return [
    '# Screens',
    '',
    'Generated from `contract/src/navigation/routes.ts`.',
    '',
    '| address | name | title | what it is for | who | screen | state |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

function whoOf({ access, profiles, accountTypes, permission, isOpenToMembers }: RouteEntry): string {
  if (access === 'public') return 'everyone'
  const who = profiles === 'any' ? 'any profile' : profiles === 'none-needed' ? 'signed in' : profiles.join(', ')
  const ofAccount = accountTypes === 'any' ? who : `${who} (${accountTypes.join(', ')})`
  const members = permission ? `members: ${permission}` : isOpenToMembers && 'any member of a business'
  return members ? `${ofAccount}; ${members}` : ofAccount
}
