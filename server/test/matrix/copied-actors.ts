import type { MatrixActorName } from '../../src/docs/access-matrix.ts'
import { type Copies, copiesOf } from '../copied-rows.ts'
import type { TestApp, TestCaller, TestPerson } from '../harness.ts'

type Callers = Record<MatrixActorName, TestCaller>
type Made = { readonly owner: TestPerson; readonly objects: object; readonly actors: Callers }

/** What was made of the actors and what they have, and the same of others as often as one likes, in sessions of their own. */
export async function actorsToCopy<World extends Made>(
  app: TestApp,
  make: () => Promise<World>,
): Promise<{ readonly first: World; another(): Promise<World>; close(): Promise<void> }> {
  const copies = await copiesOf(app, make, ({ actors }) =>
    Object.values(actors).flatMap((actor) => (isPerson(actor) ? [secretOf(actor)] : [])),
  )
  return { first: copies.made, another: () => anotherOf(app, copies), close: copies.close }
}

async function anotherOf<World extends Made>(app: TestApp, { made, again }: Copies<World>): Promise<World> {
  const renamed = await again()
  const data = <Data extends object>(one: Data): Data => JSON.parse(renamed(JSON.stringify(one))) as Data
  const asOther = <Caller extends TestCaller>(caller: Caller): Caller => {
    if (!isPerson(caller)) return { ...caller, ...app.visitor() }
    const other = data(caller)
    return { ...other, ...app.browser({ ...other, secret: secretOf(other) }) }
  }
  const actors = Object.entries(made.actors).map(([name, caller]) => [name, asOther(caller)])
  return { ...made, owner: asOther(made.owner), objects: data(made.objects), actors: Object.fromEntries(actors) as Callers }
}

function isPerson(caller: TestCaller): caller is TestPerson {
  return 'cookie' in caller
}

function secretOf({ cookie }: TestPerson): string {
  return cookie.slice('sid='.length)
}
