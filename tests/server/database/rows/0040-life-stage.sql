update client set life_stage = 'pregnant' where user_id = (select min(user_id) from client);
