create policy own_rows on public.asset_import using (account_id = public.current_account() or public.sees_everything());
create policy whole_business on public.asset_import as restrictive using ((select public.current_member()) is null);

create policy own_rows on public.asset_import_batch using (account_id = public.current_account() or public.sees_everything());
create policy whole_business on public.asset_import_batch as restrictive using ((select public.current_member()) is null);
