-- Members of a business are told of its news each for themselves: what someone is told, what of it they want and when stands by the account of
-- the person and by the profile, which may be the business's.
alter table notification
  drop constraint notification_profile_id_natural_key_key,
  add constraint notification_once unique (account_id, profile_id, natural_key),
  -- Which home it is about: a member who was given a list of homes is asked again before an email leaves that waited. Homes may be gone by then.
  add column asset_id uuid;
drop index notification_of_profile, notification_unread, notification_of_type, notification_to_email;
create index notification_of_reader on notification (account_id, profile_id, shown_at desc, id desc) where in_app and is_shown;
create index notification_unread on notification (account_id, profile_id, shown_at desc, id desc) where in_app and is_shown and read_at is null;
create index notification_of_type on notification (account_id, profile_id, type_id, shown_at desc, id desc) where in_app and is_shown;
create index notification_to_email on notification (account_id, profile_id, email_at) where email_state = 'waiting';

alter table notification_preference
  drop constraint notification_preference_pkey,
  add constraint notification_preference_pkey primary key (account_id, profile_id, event_key);
drop index notification_preference_of_account;
alter table notification_rhythm
  drop constraint notification_rhythm_pkey,
  add constraint notification_rhythm_pkey primary key (account_id, profile_id);
drop index notification_rhythm_of_account;

-- Its argument has another name.
drop function if exists tell_screens_of_notifications(uuid[]);

create index seat_of_profile on seat (profile_id);
