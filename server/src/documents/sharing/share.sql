create policy own_rows on public.document_share using (account_id = public.current_account() or public.sees_everything());
create policy given_homes on public.document_share as restrictive using ((select public.current_member()) is null or (
  select true from public.document d where d.id = document_share.document_id limit 1) or (
  select true from public.document_folder f where f.id = document_share.folder_id limit 1));
create policy grantee_reads on public.document_share for select using (ended_at is null and grantee_account_id = public.current_account());

-- A share holds until it is ended, or until the end of its last day. A link has no profile; whoever comes with it is found by the share itself.
create view public.document_share_gives with (security_invoker = true) as
  select s.object_kind, s.object_id, s.account_id, case when s.grantee_profile_id is null then 'link' else 'profile' end as principal_kind,
    coalesce(s.grantee_profile_id, s.id) as principal_id, s.grantee_account_id as principal_account_id, 'shared' as relation,
    case s.permission when 'view' then array['view'] when 'download' then array['view', 'download'] else array['view', 'download', 'edit'] end as scopes,
    tstzrange(s.created_at, held.last) as during, 'document-share' as source_kind, s.id as source_id
  from public.document_share s
  cross join lateral (select least(s.ended_at, s.until_at) as last) as held
  where held.last is null or held.last > s.created_at;

create or replace function public.write_document_share_grants() returns trigger
language plpgsql set search_path = public as $$
begin
  perform public.write_grants('public.document_share_gives', array(select id from changed));
  return null;
end $$;
create trigger document_share_gives_added after insert on public.document_share referencing new table as changed
  for each statement execute function public.write_document_share_grants();
create trigger document_share_gives_changed after update on public.document_share referencing new table as changed
  for each statement execute function public.write_document_share_grants();
create trigger document_share_gives_removed after delete on public.document_share referencing old table as changed
  for each statement execute function public.write_document_share_grants();
