-- What people are told, once each. Written in the transaction of what it is about.
create table notification (
  id uuid primary key default new_id(),
  account_id uuid not null references account,
  profile_id uuid not null references profile,
  event_key text not null,
  type_id smallint not null check (type_id between 1 and 3),
  -- Names the happening: told once to each profile, however often it is said.
  natural_key text not null,
  message text not null,
  -- Who has done it; a name alone for somebody without an account.
  actor_profile_id uuid references profile,
  actor_name text,
  -- Where it leads to.
  path text,
  -- False: by mail alone, or deleted; the row stays, so that it is not told again.
  in_app boolean not null default true,
  -- Whether its mail waits for the digest or for the end of quiet hours, and until when.
  mail_state text not null default 'none' check (mail_state in ('none', 'waiting', 'sent')),
  mail_at timestamptz,
  created_at timestamptz not null default now(),
  -- A note to oneself may be for later: a job shows it when its time has come.
  shown_at timestamptz not null default now(),
  is_shown boolean not null default true,
  read_at timestamptz,
  unique (profile_id, natural_key),
  check (mail_state <> 'waiting' or mail_at is not null)
);
create index notification_of_profile on notification (profile_id, shown_at desc, id desc) where in_app and is_shown;
create index notification_unread on notification (profile_id, shown_at desc, id desc) where in_app and is_shown and read_at is null;
create index notification_of_type on notification (profile_id, type_id, shown_at desc, id desc) where in_app and is_shown;
create index notification_of_account on notification (account_id, id);
-- Whether anything is due, asked every minute, and then whose.
create index notification_mail_due on notification (mail_at) where mail_state = 'waiting';
create index notification_to_mail on notification (profile_id, mail_at) where mail_state = 'waiting';
create index notification_to_show on notification (shown_at) where not is_shown;
create index notification_done_with on notification (created_at) where read_at is not null or not in_app;

alter table notification enable row level security;
alter table notification force row level security;
create policy own_rows on notification using (account_id = current_account() or sees_everything());

-- Every change is heard by the open screens of its person, whoever makes it. What is not on a screen is nobody's news.
create function tell_screens_of_notifications(profile_ids uuid[]) returns void language sql as $$
  select pg_notify('keystead_changes', json_build_object('profiles', json_build_array(id), 'calls',
    json_build_array('GetTopNotifications', 'GetNotifications'))::text)
  from (select distinct unnest(profile_ids) as id) as told
$$;

create function announce_notifications() returns trigger language plpgsql as $$
begin
  perform tell_screens_of_notifications((select array_agg(profile_id) from changed where in_app and is_shown));
  return null;
end $$;

create function announce_notification_changes() returns trigger language plpgsql as $$
begin
  perform tell_screens_of_notifications((select array_agg(n.profile_id) from changed n join before b using (id)
    where (n.in_app, n.is_shown, n.read_at is null) is distinct from (b.in_app, b.is_shown, b.read_at is null)));
  return null;
end $$;

create trigger notification_added after insert on notification
  referencing new table as changed for each statement execute function announce_notifications();
create trigger notification_removed after delete on notification
  referencing old table as changed for each statement execute function announce_notifications();
create trigger notification_changed after update on notification
  referencing new table as changed old table as before for each statement execute function announce_notification_changes();

-- An open stream ends with its session, and begins anew as another profile.
create function announce_changed_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('keystead_changes', json_build_object('session', new.id,
    'profile', case when new.revoked_at is null then new.profile_id end)::text);
  return null;
end $$;
create trigger session_changed after update of revoked_at, profile_id on session for each row
  when (new.revoked_at is distinct from old.revoked_at or new.profile_id is distinct from old.profile_id)
  execute function announce_changed_session();
