import { PROFILE_TYPES } from '@keystead/contract/identity/profiles/profile.values.ts'
import type { Db } from '../../database/db.ts'
import { everything } from '../../database/pool.ts'
import { listDemoAssets } from '../../properties/properties/property.demo.queries.ts'
import { CallFailure } from '../../rpc/failure.ts'
import type { Behalf } from '../../rpc/later-call.ts'
import type { Services } from '../../rpc/services.ts'
import { behalfOf } from '../call-as.ts'
import { markChecked, readDemoState } from '../demo.queries.ts'
import { askFormerLandlord } from './ask-landlord.ts'
import { june, priya, walt } from './demo-applicants.ts'
import { askBoth, payFee } from './pay-application-fee.ts'
import { askForConsent, askToPayForReport, checkByOneself, screenAtBureau } from './screen-applicants.ts'

const CLAIMS = everything('people of a demo, and a home of theirs')
const ruth = { email: 'ruth.calloway@example.com', typeId: PROFILE_TYPES.Owner } as const
/** For which no one has applied so far. */
const OTHER_HOME = 'SEA-202'

type Cast = { readonly ruth: Behalf; readonly june: Behalf; readonly priya: Behalf; readonly walt: Behalf; readonly otherHome: string }
type Check = (services: Services, cast: Cast, signal: AbortSignal) => Promise<void>

/** In the order in which they are done. */
const CHECKS: Readonly<Record<string, Check>> = {
  reference: (services, cast) =>
    askFormerLandlord(services, {
      landlord: cast.ruth,
      applicant: 'June Okoye',
      former: 'Achter Brick & Hearth LLC',
      says: {
        From: null,
        To: null,
        Rent: '1120.00',
        PaidOnTime: 'always',
        NoticeGiven: 'Y',
        GoodOrder: 'Y',
        HadComplaints: 'N',
        WouldRentAgain: 'Y',
        Comment: 'She practices with headphones on, as she had said. The deposit went back in full.',
      },
    }),
  report: (services, cast, signal) => screenAtBureau(services, cast.ruth, cast.priya, 'Priya Lindgren', signal),
  consent: (services, cast) => askForConsent(services, cast.ruth, 'Teo Marchetti'),
  ownCheck: (services, cast) =>
    checkByOneself(
      services,
      cast.ruth,
      cast.walt,
      'Walt Hennessy',
      'Called Scioto Tool & Die: he works there full-time. The county has no case in his name.',
    ),
  unpaidReport: (services, cast) => askToPayForReport(services, cast.ruth, cast.june, 'June Okoye', '219-09-9999'),
  async byEmail(services, cast, signal) {
    const application = await askBoth(services, {
      landlord: cast.ruth,
      assetId: cast.otherHome,
      renter: cast.june,
      along: { name: 'Robin Fairley', email: 'robin.fairley@example.org' },
      message: 'In case the townhouse goes to others: this one is free two weeks earlier. Robin gets a form as well, as you wished.',
    })
    await payFee(services, cast.june, application, signal)
  },
}

/**
 * Has those who decide in a demo look into who applies, once, by the calls of people and today: a report, a consent and an opening have a record that
 * says when. What a call refuses is left out, such as reports without a bureau. Whichever of applications and money is made last begins it, since who is
 * known to the agency follows from their payment account.
 */
export async function fillChecks(services: Services, signal: AbortSignal): Promise<void> {
  const { jobDatabase, log } = services
  const { hasApplications, hasMoney, hasChecks } = await readDemoState(jobDatabase.db)
  if (!hasApplications || !hasMoney || hasChecks) return
  const cast = await jobDatabase.transaction(CLAIMS, findCast, { readOnly: true })
  for (const [what, check] of cast ? Object.entries(CHECKS) : []) {
    try {
      await check(services, cast!, signal)
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error
      log.warn({ event: 'demo-check-refused', what, reason: error.sentence ?? error.message }, 'demo')
    }
  }
  await jobDatabase.transaction(CLAIMS, markChecked)
}

/** Null where one of them has gone. */
async function findCast(db: Db): Promise<Cast | null> {
  const [landlord, renter, self, guarantor] = [
    await behalfOf(db, ruth),
    await behalfOf(db, june),
    await behalfOf(db, priya),
    await behalfOf(db, walt),
  ]
  const home = (await listDemoAssets(db, [OTHER_HOME])).find((one) => one.managing_profile_id === landlord?.profileId)
  return landlord && renter && self && guarantor && home
    ? { ruth: landlord, june: renter, priya: self, walt: guarantor, otherHome: home.id }
    : null
}
