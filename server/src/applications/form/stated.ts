import type { StatedByRenter } from '@keystead/contract/applications/form/form.schemas.ts'
import type { Db } from '../../database/db.ts'
import { nothingYet, readContent } from './content.ts'
import { presentEmployment, presentIdentity } from './form.present.ts'

/**
 * What a form says, to be kept apart from it: as those read it who decide, and with nothing at all of the Social Security number. `asOf`: the day of which
 * it tells.
 */
export async function readStated(db: Db, formId: string, asOf: string): Promise<StatedByRenter> {
  const { personal, identity, residence, employment, lastFour } = await readContent(db, formId)
  return {
    Personal: personal,
    IsAdult: lastFour.birthDate !== undefined,
    Identity: presentIdentity({ identity: { ...identity, SsnKind: null }, lastFour: {} }),
    Residence: residence,
    Employment: presentEmployment(employment, asOf),
  }
}

/** What a later version of the form asks as well is not answered in what was kept before. */
export function completeStated(kept: Partial<StatedByRenter>): StatedByRenter {
  const { personal, identity, residence, employment } = nothingYet()
  return {
    Personal: { ...personal, ...kept.Personal },
    IsAdult: kept.IsAdult ?? false,
    Identity: { ...presentIdentity({ identity, lastFour: {} }), ...kept.Identity },
    Residence: { ...residence, ...kept.Residence },
    Employment: { ...employment, MonthlyIncome: '0.00', ...kept.Employment },
  }
}
