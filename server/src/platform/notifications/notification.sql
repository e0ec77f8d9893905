create policy own_rows on public.notification using (account_id = public.current_account() or public.sees_everything());

-- Every change is heard by the open screens of its person, whichever way it comes, and not by others who act for the same business. What is not
-- on a screen is no news.
create or replace function public.tell_screens_of_notifications(readers text[]) returns void
language sql as $$
  select pg_notify('keystead_changes', json_build_object('profiles', json_build_array(reader), 'changes', json_build_array('notification'))::text)
  from (select distinct unnest(readers) as reader) as told
$$;

create or replace function public.announce_notifications() returns trigger
language plpgsql set search_path = public as $$
begin
  perform tell_screens_of_notifications((select array_agg(account_id || ' ' || profile_id) from changed where in_app and is_shown));
  return null;
end $$;

create or replace function public.announce_notification_changes() returns trigger
language plpgsql set search_path = public as $$
begin
  -- In full, or a plan kept from a change of no rows would read all for each.
  perform tell_screens_of_notifications((select array_agg(n.account_id || ' ' || n.profile_id) from changed n full join before b using (id)
    where (n.in_app, n.is_shown, n.read_at is null) is distinct from (b.in_app, b.is_shown, b.read_at is null)));
  return null;
end $$;
create trigger notification_added after insert on public.notification
  referencing new table as changed for each statement execute function public.announce_notifications();
create trigger notification_removed after delete on public.notification
  referencing old table as changed for each statement execute function public.announce_notifications();
create trigger notification_changed after update on public.notification
  referencing new table as changed old table as before for each statement execute function public.announce_notification_changes();
