-- What a form says is the applicant's alone until they submit it; from then on those read it who decide, and it does not change.
create policy own_rows on public.application_section using (account_id = public.current_account() or public.sees_everything());
create policy those_who_decide_read on public.application_section for select using ((
  select true from public.application_form f
  where f.id = application_section.form_id and f.state = 'submitted'
    and (f.account_id = public.current_account() or f.asset_id = public.acting_asset()) limit 1));
create policy not_before_it_is_submitted on public.application_section as restrictive using (public.sees_everything() or (
  select true from public.application_form f
  where f.id = application_section.form_id and (f.state = 'submitted' or f.profile_account_id = public.current_account()) limit 1));

-- Numbers and the date of birth are the applicant's alone, before and after.
create policy own_rows on public.application_secret using (account_id = public.current_account() or public.sees_everything());
create policy of_the_applicant on public.application_secret as restrictive using (public.sees_everything() or (
  select true from public.application_form f where f.id = application_secret.form_id and f.profile_account_id = public.current_account() limit 1));

create policy own_rows on public.application_consent using (account_id = public.current_account() or public.sees_everything());
create policy those_who_decide_read on public.application_consent for select using ((
  select true from public.application_form f
  where f.id = application_consent.form_id and f.state = 'submitted'
    and (f.account_id = public.current_account() or f.asset_id = public.acting_asset()) limit 1));

-- What was submitted says what it said.
create or replace function public.keep_submitted_form() returns trigger
language plpgsql set search_path = public as $$
begin
  if tg_op = 'UPDATE' and to_jsonb(new) - 'account_id' = to_jsonb(old) - 'account_id' then return new; end if;
  if exists (select from public.application_form_head f where f.id = new.form_id and f.state = 'submitted')
  then raise exception 'form % was submitted and can not change', new.form_id using errcode = 'integrity_constraint_violation'; end if;
  return new;
end $$;
create trigger submitted_section_stays before insert or update on public.application_section
  for each row execute function public.keep_submitted_form();
create trigger submitted_secret_stays before insert or update on public.application_secret
  for each row execute function public.keep_submitted_form();
