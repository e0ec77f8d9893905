import type { LooksAtRows } from '../../../test/people.ts'
import { digestOf } from './agreement-events.ts'
import { TENANT_SIGNS } from '../templates/template.factory.ts'

type Ids = { readonly accountId: string; readonly profileId: string }
type Signer = Ids | { readonly email: string }

type Given = {
  readonly assetId?: string | null
  readonly signers?: readonly Signer[]
  readonly isDraft?: boolean
  readonly part?: 'signer' | 'approver'
}

/** The digest of the paper of all that are given. */
export const GIVEN_DIGEST = 'ab'.repeat(32)

/** An agreement as rows, however it came about: a draft, or one that is out with all of its signers asked. Its paper is nowhere. */
export async function givenAgreement(
  app: LooksAtRows,
  sender: Ids,
  { assetId = null, signers = [], isDraft = false, part = 'signer' }: Given = {},
): Promise<string> {
  const [made] = await app.sql<{ id: string }>(
    `insert into agreement (account_id, profile_id, template_name, kind, roles, body, category_id, title, asset_id, sign_by, time_zone)
     values ($1, $2, 'House lease', 'text', $3, $4, 1, 'Lease of a home', $5, current_date + 10, 'America/Denver')
     returning id`,
    [
      sender.accountId,
      sender.profileId,
      JSON.stringify([TENANT_SIGNS]),
      JSON.stringify({ type: 'doc', content: [{ type: 'signatureBlock', attrs: { role: 'Tenant' } }] }),
      assetId,
    ],
  )
  for (const [position, signer] of signers.entries()) {
    const own = 'profileId' in signer ? { ...signer, email: null } : { ...signer, profileId: null, accountId: null }
    await app.sql(
      `insert into agreement_party (agreement_id, account_id, position, role, part, turn, profile_id, profile_account_id, name, email, state, given_at, told_at)
       values ($1, $2, $3, 'Tenant', $8, 1, $4, $5, 'Pat Tester', $6, case when $7 then 'waiting' else 'sent' end,
         case when not $7 then now() end, case when not $7 then now() - interval '1 day' end)`,
      [made!.id, sender.accountId, position, own.profileId, own.accountId, own.email, isDraft, part],
    )
  }
  if (!isDraft) {
    await app.sql(
      `update agreement set status = 'sent', sent_at = now(), expires_at = now() + interval '10 days', filled = '{}',
         paper_key = 'agreements/papers/' || public.new_id(), paper_sha256 = decode($2, 'hex'), paper_bytes = 1200, paper_pages = 1,
         paper_sizes = '[{"width": 595.28, "height": 841.89}]' where id = $1`,
      [made!.id, GIVEN_DIGEST],
    )
  }
  return made!.id
}

/** Of each kind of row that hangs on an agreement, one. */
export async function givenAgreementRows(app: LooksAtRows, agreementId: string): Promise<void> {
  const [party] = await app.sql<{ id: string; account_id: string }>(
    'select id, account_id from agreement_party where agreement_id = $1 order by position limit 1',
    [agreementId],
  )
  const at = [agreementId, party!.account_id]
  await app.sql(
    `insert into agreement_field (agreement_id, account_id, party_id, position, kind, label, is_required, page, x, y, width, height)
     values ($1, $2, $3, 0, 'text', 'Phone', false, 1, 60, 60, 120, 20)`,
    [...at, party!.id],
  )
  const event = {
    number: 1,
    kind: 'created',
    party_id: null,
    by_profile_id: null,
    by_name: 'Pat Tester',
    ip: null,
    user_agent: null,
    detail: {},
    at: new Date('2026-11-28T12:00:00Z'),
    before_sha256: null,
  } as const
  await app.sql(
    `insert into agreement_event (agreement_id, account_id, number, kind, by_name, at, sha256) values ($1, $2, 1, 'created', $3, $4, $5)`,
    [...at, event.by_name, event.at, digestOf(event)],
  )
  await app.sql(`insert into agreement_sequel (agreement_id, account_id, kind, on_day) values ($1, $2, 'terminated', current_date)`, at)
  await app.sql(
    `insert into agreement_code (party_id, account_id, code_sha256, expires_at) values ($1, $2, decode('00', 'hex'), now() + interval '10 minutes')`,
    [party!.id, party!.account_id],
  )
}
