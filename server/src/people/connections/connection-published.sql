-- What happened between two people, for what has to be called as it was called then.
create view public.connection_history with (security_invoker = true) as
  select connection_id, kind, detail, at from public.connection_event;

-- What rooms above read of connections: who the two are, and how they stand. The policies of `connection` say who sees one.
create view public.connection_sides with (security_invoker = true) as
  select id, state, requester_profile_id, requester_type_id, addressee_profile_id, addressee_type_id
  from public.connection;

-- Invitations that an account has sent to addresses, the latest of which says how an address stands to it.
create view public.connection_invitation with (security_invoker = true) as
  select id, requester_account_id, requester_profile_id, addressee_type_id, invite_email, state, outcome, last_sent_at, expires_at, person_id
  from public.connection where invite_email is not null;
