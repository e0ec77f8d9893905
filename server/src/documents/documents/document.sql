create policy own_rows on public.document using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.document as restrictive using ((select public.current_member()) is null or (
  select true from public.seat_asset given where given.member_id = (select public.current_member()) and given.asset_id = document.asset_id limit 1));
-- What is restricted to one thing, such as a form of an application, stands in no drawer, also not in its owner's: it is read and written where
-- that thing is, by those who may.
create policy restricted on public.document as restrictive
  using (restricted_to is null or restricted_to = public.open_restriction() or public.sees_everything());
create policy restricted_reads on public.document for select using (restricted_to = public.open_restriction());
-- What is shared: itself, or a folder that it lies in. Type 28 is a screening report, which is for its owner alone.
create policy shared_reads on public.document for select using (deleted_at is null and document_type_id <> 28 and (
  select true from public.access_grant held
  where held.object_id = any(array_append((select f.path from public.document_folder f where f.id = document.folder_id and f.deleted_at is null), document.id))
    and held.relation = 'shared' and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp()) limit 1));
-- What belongs to a home: for those who hold a part of it and agents who look after its documents, and from 2 on for its tenants, of a lease
-- for those in it.
create policy home_reads on public.document for select using (visibility > 0 and deleted_at is null and document_type_id <> 28 and (
  select true from public.asset home
  join public.access_grant held on held.object_id = any(array[home.id, home.owned_through])
  where home.id = document.asset_id and home.deleted_at is null
    and held.principal_account_id = public.current_account() and held.during @> (select statement_timestamp())
    and case held.relation
      when 'partner' then held.object_id = home.owned_through
      when 'agent' then held.object_id = home.id and 'documents' = any(held.scopes)
      when 'tenant' then held.object_id = home.id and document.visibility = 2 and (document.lease_id is null or exists (
        select from public.lease_tenant t where t.id = held.source_id and t.lease_id = document.lease_id))
      else false end
  limit 1));

-- Who reads the document, reads its versions and its text.
create policy own_rows on public.document_version using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.document_version as restrictive using ((select public.current_member()) is null or (
  select true from public.document d where d.id = document_version.document_id limit 1));
create policy document_reads on public.document_version for select using ((
  select true from public.document d where d.id = document_version.document_id limit 1));

create policy own_rows on public.document_text using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.document_text as restrictive using ((select public.current_member()) is null or (
  select true from public.document d where d.id = document_text.document_id limit 1));
create policy document_reads on public.document_text for select using ((
  select true from public.document d where d.id = document_text.document_id limit 1));

create policy own_rows on public.document_view using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.document_view as restrictive using ((select public.current_member()) is null or (
  select true from public.document d where d.id = document_view.document_id limit 1));
