-- Those who decide, and agents who act for the home. Members with a list of homes see what they see of the application.
create policy own_rows on public.application_decision using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_decision using ((
  select true from public.application a where a.id = application_decision.application_id and a.asset_id = public.acting_asset() limit 1));
create policy given_homes on public.application_decision as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_decision.application_id limit 1));

create policy own_rows on public.application_note using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_note using ((
  select true from public.application a where a.id = application_note.application_id and a.asset_id = public.acting_asset() limit 1));
create policy given_homes on public.application_note as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_note.application_id limit 1));

create policy own_rows on public.application_notice using (account_id = public.current_account() or public.sees_everything());
create policy acted_rows on public.application_notice using ((
  select true from public.application a where a.id = application_notice.application_id and a.asset_id = public.acting_asset() limit 1));
create policy given_homes on public.application_notice as restrictive using ((select public.current_member()) is null or (
  select true from public.application a where a.id = application_notice.application_id limit 1));
create policy person_reads on public.application_notice for select using ((
  select true from public.application_form f where f.id = application_notice.form_id and f.profile_account_id = public.current_account()
    and coalesce(f.filled_by_account_id, f.profile_account_id) = f.profile_account_id limit 1));

-- What was decided, noted and sent stays as it was. A decision is taken back once; a score is forgotten with its person; whose rows they are may change.
create or replace function public.keep_decision() returns trigger
language plpgsql set search_path = public as $$
begin
  if (to_jsonb(new) - array['account_id', 'taken_back_at']) is distinct from (to_jsonb(old) - array['account_id', 'taken_back_at'])
    or (old.taken_back_at is not null and new.taken_back_at is distinct from old.taken_back_at)
  then raise exception 'decision % was told and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger decision_stays before update on public.application_decision for each row execute function public.keep_decision();

create or replace function public.keep_note() returns trigger
language plpgsql set search_path = public as $$
begin
  if to_jsonb(new) - 'account_id' is distinct from to_jsonb(old) - 'account_id'
  then raise exception 'note % is part of the file and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger note_stays before update on public.application_note for each row execute function public.keep_note();

create or replace function public.keep_notice() returns trigger
language plpgsql set search_path = public as $$
begin
  if (to_jsonb(new) - array['account_id', 'score']) is distinct from (to_jsonb(old) - array['account_id', 'score'])
    or (new.score is not null and new.score is distinct from old.score)
  then raise exception 'notice % was sent and can not change', old.id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger notice_stays before update on public.application_notice for each row execute function public.keep_notice();
