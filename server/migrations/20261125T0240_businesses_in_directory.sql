-- Businesses stand in the directory beside agents, whether their profile is that of an agent or of an owner, and are found in the cities
-- that they serve, and in their states.
alter table profile
  add column is_business boolean not null default false,
  add column service_city_ids int[] not null default '{}',
  add column service_state_ids int[] not null default '{}';
update profile p set is_business = true, service_city_ids = b.service_city_ids,
  service_state_ids = array(select distinct c.state_id from city c where c.id = any(b.service_city_ids))
from business b where b.profile_id = p.id;

-- One for each order, for all that are found and for businesses alone; those of agents alone pass by the few that are none.
drop index profile_agent_listings;
drop index profile_agent_name;
drop index profile_agent_newest;
drop index profile_agent_city;
drop index profile_agent_state;
drop index profile_agent_words;
create index profile_found_listings on profile (listings_count desc, (picture_image_id is not null) desc, created_at, id)
  where (profile_type_id = 2 or is_business) and is_public and status = 'A';
create index profile_found_name on profile (lower(first_name || ' ' || last_name), id)
  where (profile_type_id = 2 or is_business) and is_public and status = 'A';
create index profile_found_newest on profile (created_at desc, id desc)
  where (profile_type_id = 2 or is_business) and is_public and status = 'A';
create index profile_business_listings on profile (listings_count desc, (picture_image_id is not null) desc, created_at, id)
  where is_business and is_public and status = 'A';
create index profile_business_name on profile (lower(first_name || ' ' || last_name), id) where is_business and is_public and status = 'A';
create index profile_business_newest on profile (created_at desc, id desc) where is_business and is_public and status = 'A';
create index profile_found_city on profile (city_id) where (profile_type_id = 2 or is_business) and is_public and status = 'A';
create index profile_found_state on profile (state_id) where (profile_type_id = 2 or is_business) and is_public and status = 'A';
create index profile_found_words on profile
  using gin ((first_name || ' ' || last_name || ' ' || coalesce(company_name, '')) gin_trgm_ops)
  where (profile_type_id = 2 or is_business) and is_public and status = 'A';
create index profile_business_states on profile using gin (service_state_ids) where is_business and is_public and status = 'A';
create index profile_business_cities on profile using gin (service_city_ids) where is_business and is_public and status = 'A';
