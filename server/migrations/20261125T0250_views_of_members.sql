-- Members of a business have views of their own: one name in a list once for each person and profile.
drop index saved_view_name;
create unique index saved_view_name on saved_view (account_id, profile_id, list, lower(name));
create index saved_view_of_profile on saved_view (profile_id);
