-- Countries, states, cities and ZIPs. Loaded from npm packages by the reference-data seed (see NOTICE for licences).

create table country (
  id int primary key, -- derived from the two-letter code, so it never changes
  code char(2) not null unique,
  name text not null
);
create table state (
  id int primary key, -- FIPS number
  country_id int not null references country,
  code char(2) not null,
  name text not null,
  latitude double precision not null,
  longitude double precision not null,
  unique (country_id, code)
);
create table city (
  id int primary key generated always as identity,
  state_id int not null references state,
  name text not null,
  search_name text not null, -- lower case, without accents and punctuation
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  zips_count int not null -- stands for size where no population is known
);
create unique index city_in_state on city (state_id, search_name);
create index city_by_name on city (search_name text_pattern_ops, zips_count desc, id);
create table zip (
  zip char(5) primary key,
  city_id int not null references city,
  latitude double precision not null,
  longitude double precision not null
);
create index zip_of_city on zip (city_id);
