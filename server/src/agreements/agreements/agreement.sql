create policy own_rows on public.agreement using (account_id = public.current_account() or public.sees_everything());
-- A member who is given a list of homes sees the agreements about them.
create policy given_homes on public.agreement as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = agreement.asset_id limit 1));
create policy as_party_reads on public.agreement for select using ((
  select true from public.access_grant held
  where held.object_id = agreement.id and held.relation = 'signer' and held.principal_account_id = public.current_account()
    and held.during @> (select statement_timestamp()) limit 1));

-- Who reads an agreement, reads who its parties are, what they fill in and what happened.
create policy own_rows on public.agreement_party using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.agreement_party as restrictive using ((select public.current_member()) is null or (
  select true from public.agreement a where a.id = agreement_party.agreement_id limit 1));
create policy as_party_reads on public.agreement_party for select using ((
  select true from public.agreement a where a.id = agreement_party.agreement_id limit 1));

-- Their own row first: it is found without a look at the agreement.
create policy party_reads on public.agreement_party for select
  using (profile_account_id = public.current_account() and given_at is not null);

create policy own_rows on public.agreement_field using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.agreement_field as restrictive using ((select public.current_member()) is null or (
  select true from public.agreement a where a.id = agreement_field.agreement_id limit 1));
create policy as_party_reads on public.agreement_field for select using ((
  select true from public.agreement a where a.id = agreement_field.agreement_id limit 1));

create policy own_rows on public.agreement_event using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.agreement_event as restrictive using ((select public.current_member()) is null or (
  select true from public.agreement a where a.id = agreement_event.agreement_id limit 1));
create policy as_party_reads on public.agreement_event for select using ((
  select true from public.agreement a where a.id = agreement_event.agreement_id limit 1));

create policy own_rows on public.agreement_sequel using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.agreement_sequel as restrictive using ((select public.current_member()) is null or (
  select true from public.agreement a where a.id = agreement_sequel.agreement_id limit 1));
create policy as_party_reads on public.agreement_sequel for select using ((
  select true from public.agreement a where a.id = agreement_sequel.agreement_id limit 1));

create policy own_rows on public.agreement_code using (account_id = public.current_account() or public.sees_everything());

-- What a party was given stays theirs, whatever ends: no fact takes it back.
create view public.agreement_party_gives with (security_invoker = true) as
  select 'agreement' as object_kind, p.agreement_id as object_id, p.account_id, 'profile' as principal_kind, p.profile_id as principal_id,
    p.profile_account_id as principal_account_id, 'signer' as relation, array['view'] as scopes, tstzrange(p.given_at, null) as during,
    'agreement-party' as source_kind, p.id as source_id
  from public.agreement_party p
  where p.profile_id is not null and p.given_at is not null;

create or replace function public.write_agreement_party_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.agreement_party_gives', array(select id from changed));
  return null;
end $$;
create trigger agreement_party_gives_added after insert on public.agreement_party referencing new table as changed
  for each statement execute function public.write_agreement_party_grants();
create trigger agreement_party_gives_changed after update on public.agreement_party referencing new table as changed
  for each statement execute function public.write_agreement_party_grants();
create trigger agreement_party_gives_removed after delete on public.agreement_party referencing old table as changed
  for each statement execute function public.write_agreement_party_grants();

-- What was sent says what it said: neither its paper nor its terms ever change, and it comes to its end once.
create or replace function public.keep_sent_agreement() returns trigger
language plpgsql set search_path = public as $$
begin
  if old.status <> 'draft' then
    if (new.kind, new.roles, new.body, new.fields, new.source_key, new.source_sha256, new.category_id, new.title, new.asset_id, new.connection_id, new.contract_type_id,
        new.starts_on, new.ends_on, new.rent_cents, new.rent_frequency_id, new.advance_cents, new.sign_by, new.expires_at, new.changed, new.answers,
        new.filled, new.reading, new.paper_key, new.paper_sha256, new.paper_bytes, new.paper_pages, new.paper_sizes, new.source_pages, new.source_bytes,
        new.template_name, new.sent_at)
      is distinct from
       (old.kind, old.roles, old.body, old.fields, old.source_key, old.source_sha256, old.category_id, old.title, old.asset_id, old.connection_id, old.contract_type_id,
        old.starts_on, old.ends_on, old.rent_cents, old.rent_frequency_id, old.advance_cents, old.sign_by, old.expires_at, old.changed, old.answers,
        old.filled, old.reading, old.paper_key, old.paper_sha256, old.paper_bytes, old.paper_pages, old.paper_sizes, old.source_pages, old.source_bytes,
        old.template_name, old.sent_at)
    then raise exception 'agreement % was sent and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
    if old.status <> 'sent' and new.status <> old.status
    then raise exception 'agreement % has come to its end', old.id using errcode = 'integrity_constraint_violation'; end if;
    if old.sealed_at is not null and (new.sealed_key, new.sealed_sha256, new.sealed_at) is distinct from (old.sealed_key, old.sealed_sha256, old.sealed_at)
    then raise exception 'agreement % is sealed', old.id using errcode = 'integrity_constraint_violation'; end if;
  end if;
  return new;
end $$;
create trigger sent_agreement_stays before update on public.agreement for each row execute function public.keep_sent_agreement();

create or replace function public.is_sent_agreement(agreement uuid) returns boolean
language sql stable set search_path = public as $$
  select exists (select from public.agreement a where a.id = agreement and a.status <> 'draft')
$$;

-- Of what was sent nothing goes: neither itself nor what hangs on it. What hangs on a draft goes with it, when it is gone already.
create or replace function public.keep_what_was_sent() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_table_name = 'agreement' then
    if old.status <> 'draft' then raise exception 'agreement % was sent and stays', old.id using errcode = 'integrity_constraint_violation'; end if;
  elsif public.is_sent_agreement(old.agreement_id) then
    raise exception 'agreement % was sent and stays whole', old.agreement_id using errcode = 'integrity_constraint_violation';
  end if;
  return old;
end $$;
create trigger sent_agreement_is_kept before delete on public.agreement for each row execute function public.keep_what_was_sent();
create trigger sent_agreement_is_kept before delete on public.agreement_party for each row execute function public.keep_what_was_sent();
create trigger sent_agreement_is_kept before delete on public.agreement_field for each row execute function public.keep_what_was_sent();
create trigger sent_agreement_is_kept before delete on public.agreement_event for each row execute function public.keep_what_was_sent();

-- Who a party of what was sent is stays, and what it has done, it has done: state, signature and values.
create or replace function public.keep_sent_party() returns trigger
language plpgsql set search_path = public as $$
begin
  if (new.agreement_id, new.position, new.role, new.part, new.turn, new.profile_id, new.person_id, new.name, new.email)
    is distinct from (old.agreement_id, old.position, old.role, old.part, old.turn, old.profile_id, old.person_id, old.name, old.email)
    and public.is_sent_agreement(old.agreement_id)
  then raise exception 'party % of what was sent can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  if old.done_at is not null and (new.state, new.done_at, new.signature, new.initials, new.consent_version, new.consented_at)
    is distinct from (old.state, old.done_at, old.signature, old.initials, old.consent_version, old.consented_at)
  then raise exception 'party % has done its part', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger sent_party_stays before update on public.agreement_party for each row execute function public.keep_sent_party();

-- Nor does anyone join it: who is told to sign was named when it was sent.
create or replace function public.keep_sent_parties_closed() returns trigger
language plpgsql set search_path = public as $$
begin
  if public.is_sent_agreement(new.agreement_id)
  then raise exception 'agreement % was sent, and no party joins it', new.agreement_id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger sent_agreement_is_closed before insert on public.agreement_party for each row execute function public.keep_sent_parties_closed();

create or replace function public.keep_sent_field() returns trigger
language plpgsql set search_path = public as $$
begin
  if (new.agreement_id, new.party_id, new.position, new.kind, new.label, new.is_required, new.options, new.page, new.x, new.y, new.width, new.height)
    is distinct from
     (old.agreement_id, old.party_id, old.position, old.kind, old.label, old.is_required, old.options, old.page, old.x, old.y, old.width, old.height)
  then raise exception 'field % of what was sent can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  if new.value is distinct from old.value and exists (select from public.agreement_party p where p.id = old.party_id and p.done_at is not null)
  then raise exception 'field % was signed', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger sent_field_stays before update on public.agreement_field for each row execute function public.keep_sent_field();

-- The log grows, and nothing in it changes; only the account that keeps it may become another, when a profile becomes that of a business.
create or replace function public.keep_agreement_event() returns trigger
language plpgsql set search_path = public as $$
begin
  if (new.agreement_id, new.number, new.kind, new.party_id, new.by_profile_id, new.by_name, new.ip, new.user_agent, new.detail, new.at,
      new.before_sha256, new.sha256)
    is distinct from
     (old.agreement_id, old.number, old.kind, old.party_id, old.by_profile_id, old.by_name, old.ip, old.user_agent, old.detail, old.at,
      old.before_sha256, old.sha256)
  then raise exception 'event % of an agreement does not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger agreement_event_stays before update on public.agreement_event for each row execute function public.keep_agreement_event();

-- What became of a completed one later stays said.
create or replace function public.keep_agreement_sequel() returns trigger
language plpgsql set search_path = public as $$
begin
  if (new.agreement_id, new.kind, new.on_day, new.reason, new.by_agreement_id, new.by_profile_id, new.created_at)
    is distinct from (old.agreement_id, old.kind, old.on_day, old.reason, old.by_agreement_id, old.by_profile_id, old.created_at)
  then raise exception 'what became of agreement % does not change', old.agreement_id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger agreement_sequel_stays before update on public.agreement_sequel for each row execute function public.keep_agreement_sequel();
create trigger sent_agreement_is_kept before delete on public.agreement_sequel for each row execute function public.keep_what_was_sent();
