-- What keeps lists fast when there are many: of agents, sessions, links, messages and properties.

-- How much a profile has on the market: agents are ordered by it, which nobody could do by counting each time.
alter table profile add column listings_count int not null default 0;
update profile p set listings_count = counted.listings
from (select profile_id, count(*) as listings from listing group by profile_id) as counted where p.id = counted.profile_id;

-- Once for each statement, so that an import touches its profile once a batch.
create function count_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update profile p set listings_count = p.listings_count + change.listings
    from (select profile_id, count(*) as listings from added group by profile_id) as change where p.id = change.profile_id;
  elsif tg_op = 'DELETE' then
    update profile p set listings_count = p.listings_count - change.listings
    from (select profile_id, count(*) as listings from removed group by profile_id) as change where p.id = change.profile_id;
  else
    update profile p set listings_count = p.listings_count + change.listings
    from (
      select profile_id, sum(one) as listings
      from (select profile_id, 1 as one from added union all select profile_id, -1 from removed) as both_sides
      group by profile_id having sum(one) <> 0
    ) as change where p.id = change.profile_id;
  end if;
  return null;
end $$;
create trigger listing_added after insert on listing referencing new table as added for each statement execute function count_listings();
create trigger listing_removed after delete on listing referencing old table as removed for each statement execute function count_listings();
create trigger listing_changed after update on listing
  referencing old table as removed new table as added for each statement execute function count_listings();

-- One for each order of the directory, and one for the home page.
create index profile_agent_listings on profile (listings_count desc, (picture_image_id is not null) desc, created_at, id)
  where profile_type_id = 2 and is_public and status = 'A';
create index profile_agent_top on profile ((picture_image_id is not null) desc, listings_count desc, created_at, id)
  where profile_type_id = 2 and is_public and status = 'A';
create index profile_agent_name on profile (lower(first_name || ' ' || last_name), id)
  where profile_type_id = 2 and is_public and status = 'A';
drop index city_by_latitude;
create index city_by_point on city (latitude, longitude) include (id);

-- Of one account, whole: its export, its end, its room.
drop index session_of_account;
create index session_of_account on session (account_id, id);
create index profile_enquiry_of_account on profile_enquiry (account_id, id);
create index asset_of_account on asset (account_id, id);
-- A profile has one account: without being told, the planner takes an inbox for far smaller than it is.
create statistics profile_enquiry_account (dependencies) on account_id, profile_id from profile_enquiry;

-- What housekeeping looks for.
drop index session_expires;
create index session_over on session (least(expires_at, revoked_at));
create index account_token_created on account_token (created_at);

-- What an operator looks for.
create index mail_undelivered on mail (created_at desc) where status in ('failed', 'bounced');
create index testimonial_by_state on testimonial (state, created_at, id);
drop index plan_request_waiting;
create index plan_request_list on plan_request ((status = 'requested') desc, created_at desc);
