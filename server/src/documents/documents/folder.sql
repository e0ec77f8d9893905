create policy own_rows on public.document_folder using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.document_folder as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = document_folder.asset_id limit 1));
-- What is shared reaches all that lies below it.
create policy shared_reads on public.document_folder for select using (deleted_at is null and (
  select true from public.access_grant held
  where held.object_id = any(document_folder.path) and held.relation = 'shared'
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
