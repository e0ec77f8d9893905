-- People with an account are called as they are called when the history is read: their names no longer stand in it, and go with the account.
update asset_event set detail = detail - 'name' where subject_profile_id is not null and detail ? 'name';
