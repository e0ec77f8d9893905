import type { Db } from '../database/db.ts'
import { type NewDemoTour, insertDemoTour } from '../marketplace/tours/tour.demo.queries.ts'
import { listDemoAssets } from '../properties/properties/property.demo.queries.ts'
import type { DemoOwnership } from './demo.access.ts'
import { type DemoEmail, demoPeople } from './demo-people.ts'

type DemoTour = Pick<NewDemoTour, 'note' | 'wishes' | 'isConfirmed'> & { readonly code: string; readonly visitor: DemoEmail }

/** Who wants to see what: two wait for an answer, one is agreed. */
export const demoTours: readonly DemoTour[] = [
  {
    code: 'CHI-618-2',
    visitor: 'june.okoye@example.com',
    note: 'Is the sunroom warm enough to work in during the winter?',
    wishes: [
      { inDays: 3, hour: 10 },
      { inDays: 3, hour: 17 },
      { inDays: 5, hour: 11 },
    ],
    isConfirmed: false,
  },
  {
    code: 'MCI-6PLEX-6',
    visitor: 'june.okoye@example.com',
    note: 'I am in town for two days and could come at short notice.',
    wishes: [{ inDays: 2, hour: 14 }],
    isConfirmed: true,
  },
  {
    code: 'PDX-101',
    visitor: 'lars.whitcombe@example.com',
    note: 'I have one dog, ten years old and fond of porches.',
    wishes: [
      { inDays: 2, hour: 12 },
      { inDays: 4, hour: 18 },
    ],
    isConfirmed: false,
  },
]

export async function insertTours(db: Db, people: ReadonlyMap<string, DemoOwnership>): Promise<void> {
  for (const { code, visitor, ...tour } of demoTours) {
    const person = demoPeople.find(({ email }) => email === visitor)
    const account = people.get(visitor)
    if (!person || !account) throw new Error(`nobody signs in as ${visitor}`)
    const [home] = await listDemoAssets(db, [code])
    if (!home) continue
    await insertDemoTour(db, {
      ...tour,
      home,
      visitorAccountId: account.accountId,
      visitorName: `${person.firstName} ${person.lastName}`,
      visitorEmail: person.email,
    })
  }
}
