import { BGV_PACKAGES, MANUAL_PACKAGE } from '@keystead/contract/applications/screening/screening.values.ts'
import type { GetBgvPackages } from '@keystead/contract/applications/screening/screening.operations.ts'
import { textFromCents } from '@keystead/contract/values/money.ts'
import type { Handler } from '../../rpc/module.ts'
import type { Services } from '../../rpc/services.ts'
import { listPackages, type PackageRow } from './package.queries.ts'

/** That there is who makes it. */
export function isOffered({ id, is_offered }: Pick<PackageRow, 'id' | 'is_offered'>, { screening }: Pick<Services, 'screening'>): boolean {
  return is_offered && (id === MANUAL_PACKAGE || screening !== null)
}

export const getBgvPackages: Handler<typeof GetBgvPackages> = async ({ db, services }) => {
  const rows = await listPackages(db)
  return {
    Items: BGV_PACKAGES.flatMap(({ Id, Text, Products }) => {
      const row = rows.find(({ id }) => id === Id)
      if (!row) return []
      return {
        PackageId: Id,
        Text,
        Products: [...Products],
        Price: textFromCents(row.price_cents),
        ValidDays: row.valid_days,
        ExcludedStates: row.excluded_states,
        IsOffered: isOffered(row, services),
      }
    }),
  }
}
