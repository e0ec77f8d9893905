-- Invitations that were sent before their person was written down.
update connection c set person_id = p.id from person p
where p.account_id = c.requester_account_id and p.email = c.invite_email and c.person_id is null;

-- What senders were told of invitations names whom they had invited.
update notification n
set persons = jsonb_build_array(jsonb_build_object('id', c.person_id, 'name', coalesce(c.invite_name, c.invite_email)))
from connection c
where n.natural_key = 'connection.answered:' || c.id and n.persons is null and c.person_id is not null and c.invite_email is not null
  and strpos(concat(n.actor_name, ' ', n.message), coalesce(c.invite_name, c.invite_email)) > 0;
