-- What a plan is called.
create view public.plan_name with (security_invoker = true) as
  select id, code, name from public.plan;

create policy own_rows on public.subscription using (account_id = public.current_account() or public.sees_everything());

create policy own_rows on public.plan_request using (account_id = public.current_account() or public.sees_everything());
