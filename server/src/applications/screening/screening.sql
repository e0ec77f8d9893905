-- Those who decide, and agents who act for the home. Members with a list of homes see what they see of the application. Its person is answered
-- through the application, and takes along what they agreed to; who works with them does not.
create policy own_rows on public.screening using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.screening using ((
  select true from public.application a where a.id = screening.application_id and a.asset_id = public.acting_asset() limit 1));
create policy given_homes on public.screening as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = screening.application_id limit 1));
create policy person_reads on public.screening for select using ((
  select true from public.application_form f where f.id = screening.form_id and f.profile_account_id = public.current_account()
    and coalesce(f.filled_by_account_id, f.profile_account_id) = f.profile_account_id limit 1));

create policy own_rows on public.screening_report using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.screening_report as restrictive using ((select public.current_member()) is null or (
  select true from public.screening s where s.id = screening_report.screening_id limit 1));

create policy own_rows on public.screening_opening using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.screening_opening as restrictive using ((select public.current_member()) is null or (
  select true from public.screening s where s.id = screening_opening.screening_id limit 1));

create policy own_rows on public.screening_charge using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.screening_charge as restrictive using ((select public.current_member()) is null or (
  select true from public.screening s where s.id = screening_charge.screening_id limit 1));

create policy own_rows on public.screening_landlord using (account_id = public.current_account() or public.sees_everything());

-- Of its person alone.
create policy own_rows on public.screening_secret using (account_id = public.current_account() or public.sees_everything());
create policy own_rows on public.screening_dispute using (account_id = public.current_account() or public.sees_everything());

-- From which states each is reached. What was asked, certified and agreed to stays as it was.
create or replace function public.keep_screening() returns trigger
language plpgsql set search_path = public as $$
begin
  if new.state is distinct from old.state and not coalesce((case new.state
      when 'unpaid' then old.state in ('requested')
      when 'ordered' then old.state in ('requested', 'unpaid')
      when 'questions' then old.state in ('ordered')
      when 'working' then old.state in ('ordered', 'questions', 'blocked')
      when 'blocked' then old.state in ('ordered', 'questions', 'working')
      when 'checking' then old.state in ('requested', 'unpaid')
      when 'completed' then old.state in ('ordered', 'questions', 'working', 'blocked', 'checking')
      when 'failed' then old.state in ('ordered', 'questions', 'working', 'blocked')
      when 'refused' then old.state in ('requested', 'unpaid')
      when 'canceled' then old.state in ('requested', 'unpaid', 'ordered', 'questions', 'working', 'blocked', 'checking')
    end), false)
  then raise exception 'screening % is % and does not become %', old.id, old.state, new.state using errcode = 'integrity_constraint_violation'; end if;
  if (new.application_id, new.form_id, new.package_id, new.price_cents, new.paid_by, new.requested_at, new.purpose_version, new.landlord_name)
      is distinct from (old.application_id, old.form_id, old.package_id, old.price_cents, old.paid_by, old.requested_at, old.purpose_version, old.landlord_name)
    or (old.consented_at is not null and (new.consent_version, new.consented_at, new.consent_ip)
      is distinct from (old.consent_version, old.consented_at, old.consent_ip))
  then raise exception 'what was asked and agreed to in screening % does not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger screening_keeps_its_course before update on public.screening for each row execute function public.keep_screening();

-- That someone read a report stays; whose rows they are may change, and what it said of a score is forgotten with its person.
create or replace function public.keep_opening() returns trigger
language plpgsql set search_path = public as $$
begin
  if (to_jsonb(new) - array['account_id', 'notice']) is distinct from (to_jsonb(old) - array['account_id', 'notice'])
    or (new.notice is not null and new.notice is distinct from old.notice)
  then raise exception 'opening % is on record and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger opening_stays before update on public.screening_opening for each row execute function public.keep_opening();

-- A report is never written over: what was found in a version goes, or stays as it was.
create or replace function public.keep_report() returns trigger
language plpgsql set search_path = public as $$
begin
  if (to_jsonb(new) - array['account_id', 'sealed']) is distinct from (to_jsonb(old) - array['account_id', 'sealed'])
    or (new.sealed is not null and new.sealed is distinct from old.sealed)
  then raise exception 'a version of the report of screening % does not change', old.screening_id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger report_stays before update on public.screening_report for each row execute function public.keep_report();

-- For rooms above: whose reports were read by those who decide, and what a notice says of them.
create view public.screening_read with (security_invoker = true) as
  select s.id as screening_id, s.application_id, s.form_id, s.account_id, s.package_id, o.version, o.at, o.notice
  from public.screening s join public.screening_opening o on o.screening_id = s.id and not o.is_own;
