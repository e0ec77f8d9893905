-- State, province or region as typed, in countries of which we have no list. With a list it is state_id.
alter table profile_contact add column region text;
