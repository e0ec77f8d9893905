-- How two people stand to each other, for rooms whose rows hang on a connection.
create view public.connection_standing with (security_invoker = true) as
  select id, requester_account_id, requester_profile_id, addressee_account_id, addressee_profile_id, state, outcome, expires_at
  from public.connection;

-- A connection belongs to two people alike.
create policy party_rows on public.connection
  using (
    requester_account_id = public.current_account() or addressee_account_id = public.current_account() or public.sees_everything()
  );
-- A member of a business who is given a list of its properties knows the people of those, and no others.
create policy given_homes on public.connection as restrictive using ((select public.current_member()) is null or (
  select true from public.access_grant held join public.seat_asset given on given.asset_id = held.object_id
  where given.member_id = (select public.current_member())
    and held.principal_id = any(array[connection.requester_profile_id, connection.addressee_profile_id])
    and held.principal_id <> public.current_profile()
  limit 1));

-- So does its history,
create policy party_reads on public.connection_event for select
  using (public.sees_everything() or exists (select from public.connection c where c.id = connection_id));
-- No one changes it.
create policy party_writes on public.connection_event for insert
  with check (public.sees_everything() or exists (select from public.connection c where c.id = connection_id));

create trigger connection_event_is_final before update or delete on public.connection_event
  for each row execute function public.refuse_change();

-- A writer into the history of a connection waits for the one before them.
create or replace function public.note_last_event() returns trigger
language plpgsql set search_path = public as $$
begin
  update connection set last_event_at = new.at where id = new.connection_id;
  return null;
end $$;
create trigger connection_has_event after insert on public.connection_event for each row execute function public.note_last_event();

-- Joined people see how to reach each other.
create policy connected_rows on public.profile_contact for select using (exists (
  select from public.connection c
  where c.state = 1 and (
    (c.requester_profile_id = profile_contact.profile_id and c.addressee_account_id = public.current_account())
    or (c.addressee_profile_id = profile_contact.profile_id and c.requester_account_id = public.current_account()))));

-- Who is written down with an address that was invited before, or gets one, is the person of these invitations, whatever their address is later.
create or replace function public.give_invitations_to_person() returns trigger
language plpgsql set search_path = public as $$
begin
  update connection set person_id = new.id
  where requester_account_id = new.account_id and invite_email = new.email and person_id is null;
  return null;
end $$;
create trigger person_was_invited after insert or update of email on public.person for each row
  when (new.email is not null) execute function public.give_invitations_to_person();
