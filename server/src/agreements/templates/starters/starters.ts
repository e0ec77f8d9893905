import { readFileSync } from 'node:fs'
import { STARTER_KEYS } from '@keystead/contract/agreements/templates/starters.ts'
import { GetTemplateStarters } from '@keystead/contract/agreements/templates/template.operations.ts'
import type { OutputOf } from '@keystead/contract/rpc/operation.ts'
import { readStarter } from './read-starter.ts'

type Starter = OutputOf<typeof GetTemplateStarters>['Items'][number]

/** Templates that come with the product, read once. */
export const STARTERS: readonly Starter[] = GetTemplateStarters.output.parse({
  Items: STARTER_KEYS.map((key) => {
    const { name, categoryId, description, caution, roles, body } = readStarter(
      readFileSync(new URL(`./${key}.md`, import.meta.url), 'utf8'),
    )
    return { Key: key, Name: name, CategoryId: categoryId, Description: description, Caution: caution, Roles: roles, Body: body }
  }),
}).Items
