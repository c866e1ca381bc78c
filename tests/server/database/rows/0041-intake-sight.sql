update client_practitioner set sees_intake = true where client_id = 4 and practitioner_id = 2;
