import type { Reviewed } from './kept-rows.ts'

/** 3 is "No Pets", 4 "Call About Pets". */
function petsWithoutNo({ pets_allowed_ids }: { readonly pets_allowed_ids?: string }): string {
  const ids = JSON.parse(pets_allowed_ids ?? '[]') as number[]
  return ids.includes(3) && ids.length > 1 ? '[4]' : JSON.stringify(ids).replaceAll(',', ', ')
}

/**
 * All that migrations may do to rows that were there before them. A row that is neither there nor here is lost: what is
 * added here is reviewed as the loss of it would be.
 */
export const reviewed: Reviewed = {
  changed: [
    {
      table: 'asset',
      column: 'pets_allowed_ids',
      reason: '20261122T1161_no_pets: where "No Pets" stood beside other choices, the home says "Call About Pets"',
      becomes: petsWithoutNo,
    },
    { table: 'listing', column: 'pets_allowed_ids', reason: 'it follows its home', becomes: petsWithoutNo },
  ],
  // A table that was divided or has another name: a query on the tables of today that answers its rows as they were.
  moved: [
    {
      table: 'lease',
      reason: '20261123T1330_lease_drafts_and_rent: what it costs is said from a day on',
      query: `
        select l.id, l.account_id, l.asset_id, l.slot, l.starts_on, l.ends_on, l.ended_on, l.end_reason, l.currency, r.rent_cents,
          r.rent_frequency_id, l.advance_cents, l.billing, l.created_by_profile_id, l.end_told_at, l.version, l.created_at, l.updated_at
        from lease l join lease_rent r on r.lease_id = l.id and r.from_on = l.starts_on`,
    },
    {
      table: 'asset_assignment',
      reason: '20261123T1300_engagements_and_tenants: agents and tenants have a table each',
      query: `
        select id, account_id, asset_id, profile_id, profile_account_id, 2::smallint as role_id, connection_id, starts_on, ends_on, ended_at,
          ended_on, ended_by_profile_id, end_reason, contract_type_id, agent_percent_bps, fee_percent_bps, fee_cents, scopes,
          null::uuid as lease_id, null::int as share_bps, asset_title, asset_place, time_zone, created_by_profile_id, version, created_at,
          updated_at
        from engagement
        union all
        select id, account_id, asset_id, profile_id, profile_account_id, 3, connection_id, starts_on, ends_on, ended_at,
          ended_on, ended_by_profile_id, end_reason, null, null, null, null, '{}', lease_id, share_bps, asset_title, asset_place, time_zone,
          created_by_profile_id, version, created_at, updated_at
        from lease_tenant`,
    },
    {
      table: 'account_token',
      reason: '20261123T1100_secret_links: it has another name, and says what each link opens',
      query: `
        select id, account_id, case purpose when 'tour' then 'viewing' else purpose end as purpose, email, is_replaced, token_sha256,
          lifetime_seconds, created_at, expires_at, used_at
        from secret_link`,
    },
    {
      table: 'connection_link',
      reason: 'the link says itself what it opens',
      query: `select id as token_id, account_id, object_id as connection_id from secret_link where object_kind = 'connection'`,
    },
    {
      table: 'profile_enquiry',
      reason: '20261125T0010_inquiries: it has another name',
      query: 'select * from profile_inquiry',
    },
    {
      table: 'mail',
      reason: '20261125T0020_emails: it has another name, and so have emails about tours and inquiries',
      query: `
        select id, natural_key, case when name like 'tour-%' then replace(name, 'tour-', 'viewing-') when name = 'new-inquiry' then 'new-enquiry'
          else name end as name, to_email, to_name, reply_to, data, recipient_account_id, token_id, status, tries, claimed_until, last_error,
          message_id, created_at, sent_at, bounced_at, bounce_reason, code_sealed
        from email`,
    },
    {
      table: 'notification',
      reason: '20261125T0020_emails: two columns have other names',
      query: 'select n.*, n.email_state as mail_state, n.email_at as mail_at from notification n',
    },
    {
      table: 'viewing',
      reason: '20261125T0000_tours: it has another name',
      query: 'select * from tour',
    },
    {
      table: 'viewing_link',
      reason: 'the link says itself what it opens',
      query: `select id as token_id, account_id, object_id as viewing_id from secret_link where object_kind = 'tour'`,
    },
    {
      table: 'listing_notice',
      reason: 'the link says itself what it opens',
      query: `select n.*, l.id as token_id from listing_notice n left join secret_link l on l.object_kind = 'listing-notice' and l.object_id = n.id`,
    },
    {
      table: 'listing_feed',
      reason: '20261123T1400_feed_links: the digest of its secret stands with those of all links',
      query: `select f.*, l.token_sha256 from listing_feed f join secret_link l on l.object_kind = 'listing-feed' and l.object_id = f.id`,
    },
  ],
}
