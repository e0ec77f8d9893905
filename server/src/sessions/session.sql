-- What other rooms read of a session; its secrets are not in it.
create view public.session_record with (security_invoker = true) as
  select id, account_id, remember, factor_at, created_at, last_seen_at, expires_at, revoked_at, ip, user_agent from public.session;

-- An open stream ends with its session, and begins again as another profile.
create or replace function public.announce_changed_session() returns trigger
language plpgsql as $$
begin
  perform pg_notify('keystead_changes', json_build_object('session', new.id,
    'profile', case when new.revoked_at is null then new.profile_id end)::text);
  return null;
end $$;
create trigger session_changed after update of revoked_at, profile_id on public.session for each row
  when (new.revoked_at is distinct from old.revoked_at or new.profile_id is distinct from old.profile_id)
  execute function public.announce_changed_session();
