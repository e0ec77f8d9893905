import type { Db } from '../../database/db.ts'
import type { Services } from '../../rpc/services.ts'
import { keepSecret, listSecrets, type SecretKind } from './form.queries.ts'

type OfForm = { readonly formId: string; readonly accountId: string }
type Sealing = { readonly db: Db; readonly services: Pick<Services, 'sealer'> }

const placeOf = (formId: string, kind: SecretKind) => ({ table: 'application_secret', column: `sealed.${kind}`, rowId: formId })

/** Keeps one number or date of a form, sealed for that place alone. Of numbers the last four stand beside it, to be shown. */
export async function sealNumber({ db, services }: Sealing, at: OfForm, kind: SecretKind, value: string): Promise<void> {
  const sealed = services.sealer.seal(value, placeOf(at.formId, kind))
  await keepSecret(db, at, { kind, sealed, last4: kind === 'birthDate' ? null : tailOf(value) })
}

/** Of a short number less, or it would be all of it; the last four of a Social Security number are all that was given. */
function tailOf(value: string): string {
  return value.length > 4 && value.length < 8 ? value.slice(-2) : value.slice(-4)
}

export type OpenNumbers = Readonly<Partial<Record<SecretKind, string>>>

/** Of one’s own form alone. */
export async function openNumbers({ db, services }: Sealing, formId: string): Promise<OpenNumbers> {
  const rows = await listSecrets(db, formId)
  return Object.fromEntries(rows.map(({ kind, sealed }) => [kind, services.sealer.open(sealed, placeOf(formId, kind))]))
}
