-- Of who pays, whose home it is not.
create policy own_rows on public.asset_payment using (account_id = public.current_account() or public.sees_everything());
