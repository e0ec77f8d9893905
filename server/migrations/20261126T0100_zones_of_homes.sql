-- The time zones of the homes of one profile are found one after the other, and each is asked once which day it is there.
create index asset_of_profile_zone on asset (managing_profile_id, account_id, time_zone) where status = 'A' and deleted_at is null;
