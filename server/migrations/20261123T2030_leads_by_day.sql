-- Who asked an owner in the last days, counted without reading what came before.
create index profile_enquiry_by_day on profile_enquiry (profile_id, created_at);
create index viewing_by_day on viewing (profile_id, created_at);
