// Written by `npm run generate` from packages/api-client/openapi.json; do not edit.
export interface paths {
    "/api/admin/customer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save a whole guest; `_id: new` creates one and answers 201
         * @description For staff, and for partners with the scope `guests.write`.
         */
        put: operations["saveCustomer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/getSegments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venue’s segments
         * @description For staff, and for partners with the scope `services.read`.
         */
        get: operations["listSegments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/modifyBookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change several bookings, all or none
         * @description For staff, and for partners with the scope `bookings.write`.
         */
        post: operations["modifyBookings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/admin/newBooking": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a booking within availability
         * @description For staff, and for partners with the scope `bookings.write`.
         */
        post: operations["createBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/bookedDay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The participants booked at each start of a service’s day
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        post: operations["listBookedDay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/booking/bookingStatus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venue’s booking statuses, in order
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        get: operations["listBookingStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/fnb/venues": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The dining rooms with their plans, the default first, the others by name
         * @description For staff, and for partners with the scope `tables.read`.
         */
        get: operations["listDiningRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spa/booked_treatments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The latest 200 treatments of a guest
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listTreatmentsOfGuest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spa/room/{date}/{start}/{end}/{treatmentTypeId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where a treatment could be given at a time
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listFreeTreatmentRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spa/therapist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venue’s therapists, inactive ones too, in their order
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listTherapists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spa/treatment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The treatments of a day or of several, and those of the night before that go on after midnight
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listTreatments"];
        put?: never;
        /**
         * Book a treatment, or keep time from guests with the status `pause`
         * @description Who gives it and where is chosen if nobody says so. What somebody has at that time is refused with `THERAPIST_TAKEN` or `ROOM_TAKEN`: `data` has `therapist` or `room` (`_id`, `name`), `holder` (the treatment’s `_id` and `status`, and its guest’s `name`, empty for a pause), `date`, `from` and `to` in minutes from midnight of that day, reset included.
         *
         *     For staff, and for partners with the scope `treatments.write`.
         */
        post: operations["createTreatment"];
        /**
         * Delete a treatment and free its therapists and room; the audit log keeps its details
         * @description For staff, and for partners with the scope `treatments.write`.
         */
        delete: operations["deleteTreatment"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/spa/treatmenttype": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the venue’s spa sells, inactive types too, in its order
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listTreatmentTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bookings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of a period, with totals
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        get: operations["listBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bookings/groups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book several services for a guest, all or none
         * @description If one item is refused, nothing is booked; `data.index` and `details` name it. If it lacks room, `data.waitingList` tells whether the group can be sent again with that item waiting.
         *
         *     For staff, and for partners with the scope `bookings.write`.
         */
        post: operations["createGroupBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bookings/groups/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of a group
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        get: operations["getGroupBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bookings/groups/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel the bookings of a group that have not started, even after the guest’s deadline
         * @description For staff, and for partners with the scope `bookings.write`.
         */
        post: operations["cancelGroupBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/bookings/series/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings of a series
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        get: operations["getBookingSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Guests, newest first
         * @description For staff, and for partners with the scope `guests.read`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create a guest
         * @description For staff, and for partners with the scope `guests.write`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a guest
         * @description For staff, and for partners with the scope `guests.read`.
         */
        get: operations["getCustomer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/customers/{id}/bookings/{period}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * More of a guest’s bookings, by page
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        get: operations["pageGuestBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/customers/{id}/memberships": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a guest a membership
         * @description For staff, and for partners with the scope `memberships.write`.
         */
        post: operations["addMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/customers/{id}/memberships/pages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of a guest’s memberships, latest first, by page
         * @description For staff, and for partners with the scope `memberships.read`.
         */
        get: operations["pageCustomerMemberships"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/customers/{id}/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All of a guest’s stays, latest arrival first, by page
         * @description For staff, and for partners with the scope `stays.read`.
         */
        get: operations["pageGuestStays"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a membership
         * @description For staff, and for partners with the scope `memberships.read`.
         */
        get: operations["getMembership"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a membership for good, today
         * @description For staff, and for partners with the scope `memberships.write`.
         */
        post: operations["endMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}/pause": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pause a membership from today; the pause is added to its end
         * @description For staff, and for partners with the scope `memberships.write`.
         */
        post: operations["pauseMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}/resume": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resume a paused membership today
         * @description For staff, and for partners with the scope `memberships.write`.
         */
        post: operations["resumeMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}/undoUse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a use back, by default the latest; the ledger keeps both entries
         * @description For staff, and for partners with the scope `memberships.write`.
         */
        post: operations["undoMembershipUse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}/usages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The ledger of a membership, latest first
         * @description For staff, and for partners with the scope `memberships.read`.
         */
        get: operations["listMembershipUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/memberships/{id}/use": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Record uses at the front desk, for today
         * @description For staff, and for partners with the scope `memberships.write`.
         */
        post: operations["useMembership"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/membershipTypes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venue’s membership types by name, including those no longer sold
         * @description For staff, and for partners with the scope `memberships.read`.
         */
        get: operations["listMembershipTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/membershipTypes/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a membership type
         * @description For staff, and for partners with the scope `memberships.read`.
         */
        get: operations["getMembershipType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/packages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venue’s packages by name, including those no longer sold
         * @description For staff, and for partners with the scope `stays.read`.
         */
        get: operations["listPackages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/packages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a package
         * @description For staff, and for partners with the scope `stays.read`.
         */
        get: operations["getPackage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/paymentRequests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payment links that can still be paid, the latest first
         * @description For staff, and for partners with the scope `payments.read`.
         */
        get: operations["listPaymentRequests"];
        put?: never;
        /**
         * Mail a guest a link to pay what is owed
         * @description For staff, and for partners with the scope `payments.write`.
         */
        post: operations["requestPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/paymentRequests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ask for it no longer; the link says so
         * @description For staff, and for partners with the scope `payments.write`.
         */
        delete: operations["withdrawPaymentRequest"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The payments that were begun in a period, the latest first
         * @description For staff, and for partners with the scope `payments.read`.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment, with all that was done of it
         * @description For staff, and for partners with the scope `payments.read`.
         */
        get: operations["getPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payments/settlement": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was taken and returned by day, the latest first
         * @description From the ledger of money, by the day on which it happened: a refund belongs to its own day, not to that of its payment.
         *
         *     For staff, and for partners with the scope `payments.read`.
         */
        get: operations["getSettlement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/payments/totals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the payments of a list come to, by currency
         * @description For staff, and for partners with the scope `payments.read`.
         */
        get: operations["getPaymentTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reservation/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a booking
         * @description For staff, and for partners with the scope `bookings.read`.
         */
        get: operations["getBooking"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reservation/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a booking, even after the guest’s deadline
         * @description For staff, and for partners with the scope `bookings.write`.
         */
        post: operations["cancelBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/reservation/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a status to a booking
         * @description A status that ends it gives back what the guest has paid for it, as far as its terms say.
         *
         *     For staff, and for partners with the scope `bookings.write`.
         */
        put: operations["applyBookingStatus"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/seatedReservations/{from}/{to}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The bookings between two days, inclusive; at most 31 days
         * @description Those that began the evening before `from` and have a table past midnight come first; their `date` tells them.
         *
         *     For staff, and for partners with the scope `tables.read`.
         */
        get: operations["listSeatedReservations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/stays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A guest’s stays, latest arrival first
         * @description For staff, and for partners with the scope `stays.read`.
         */
        get: operations["listStays"];
        put?: never;
        /**
         * Create a stay, from a package or from scratch
         * @description For staff, and for partners with the scope `stays.write`.
         */
        post: operations["createStay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/stays/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a stay
         * @description For staff, and for partners with the scope `stays.read`.
         */
        get: operations["getStay"];
        /**
         * Change a stay; booked services cannot be removed or moved
         * @description For staff, and for partners with the scope `stays.write`.
         */
        put: operations["updateStay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/stays/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel a stay without bookings; it stays in the guest’s history
         * @description For staff, and for partners with the scope `stays.write`.
         */
        post: operations["cancelStay"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/admin/waitingList": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a guest to the waiting list
         * @description For staff, and for partners with the scope `bookings.write`.
         */
        post: operations["createWaitingBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fnb/blocks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The blocks of tables that cover something of these days, by their first day
         * @description For staff, and for partners with the scope `tables.read`.
         */
        get: operations["listTableBlocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/fnb/pauses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The pauses of online booking that are not over, the first to end first
         * @description For staff, and for partners with the scope `tables.read`.
         */
        get: operations["listPauses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seating/reservations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Seat a party, at any time of a day on which the service is open
         * @description Without a guest it is a drop-in. Places are taken where the service sells them at that start; at any other time the tables alone decide. A table that somebody has at that time is refused with `TABLE_TAKEN`: `data` has `table` (`_id`, `name`), `holder` (`kind` `booking` with `_id` and the guest’s `name`, empty for a drop-in; `kind` `block` with `_id` and its `reason`; or `kind` `hold` of a guest who is just booking), `date`, `from` and `to` in minutes from midnight of that day.
         *
         *     For staff, and for partners with the scope `tables.write`.
         */
        post: operations["createSeatingReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seating/reservations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move, stretch or edit a reservation; omitted fields stay
         * @description A table that somebody has at that time is refused with `TABLE_TAKEN`: `data` has `table` (`_id`, `name`), `holder` (`kind` `booking` with `_id` and the guest’s `name`, empty for a drop-in; `kind` `block` with `_id` and its `reason`; or `kind` `hold` of a guest who is just booking), `date`, `from` and `to` in minutes from midnight of that day.
         *
         *     For staff, and for partners with the scope `tables.write`.
         */
        put: operations["updateSeatingReservation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seating/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services whose guests sit at tables, and where none says so all that can be booked
         * @description For staff, and for partners with the scope `tables.read`.
         */
        get: operations["listSeatingServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/seating/wait": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How long a party that comes now waits for a table
         * @description Until a table or a combination is free for the whole turn: with who sits until when, coming reservations, blocks, and those who wait at the door already.
         *
         *     For staff, and for partners with the scope `tables.read`.
         */
        get: operations["getTableWait"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All services, by sortOrder and name
         * @description For staff, and for partners with the scope `services.read`.
         */
        get: operations["listServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a service
         * @description For staff, and for partners with the scope `services.read`.
         */
        get: operations["getService"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/services/active": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Services that can be booked
         * @description For staff, and for partners with the scope `services.read`.
         */
        get: operations["listActiveServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/journeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Book several treatments together, all or none
         * @description Who gives them and where is chosen. If one of them finds nobody, none is booked: `JOURNEY_TAKEN` has in `data.treatments` the places of those that find nobody by themselves.
         *
         *     For staff, and for partners with the scope `treatments.write`.
         */
        post: operations["bookJourney"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/journeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Treatments that were booked together
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["getJourney"];
        /**
         * Move a whole journey, or leave all of it as it is
         * @description Its treatments stay as far apart as they are. Therapists and rooms are kept where they are free then, otherwise chosen; wishes are kept.
         *
         *     For staff, and for partners with the scope `treatments.write`.
         */
        put: operations["moveJourney"];
        post?: never;
        /**
         * Delete all treatments of a journey; the audit log keeps their details
         * @description For staff, and for partners with the scope `treatments.write`.
         */
        delete: operations["cancelJourney"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/journeys/offers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When several treatments can be given on a day, one after another or side by side
         * @description All guests begin together; each has one treatment at a time, in the order given unless a type allows any. Only starts at which every treatment finds therapists and a room, none of whom is needed twice at once. Of several ways to begin at a start, one is offered.
         *
         *     For staff, and for partners with the scope `treatments.write`.
         */
        post: operations["listJourneyOffers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/rooms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The venue’s treatment rooms, inactive ones too, in their order
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listTreatmentRooms"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/therapist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who could give a treatment at a time
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["listFreeTherapists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/treatment/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Move or change a treatment; omitted fields stay
         * @description What somebody has at that time is refused with `THERAPIST_TAKEN` or `ROOM_TAKEN`: `data` has `therapist` or `room` (`_id`, `name`), `holder` (the treatment’s `_id` and `status`, and its guest’s `name`, empty for a pause), `date`, `from` and `to` in minutes from midnight of that day, reset included.
         *
         *     For staff, and for partners with the scope `treatments.write`.
         */
        put: operations["updateTreatment"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/spa/treatments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A treatment
         * @description For staff, and for partners with the scope `treatments.read`.
         */
        get: operations["getTreatment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        ActivityAgeBand: {
            _id: string;
            /** @description Years, the first and the last that belong to it. */
            from: number;
            name: string;
            /** @description Minor units for one; 0: free. */
            price: number;
            to: number;
        };
        AddonInput: {
            /** @description Id of an addon that is offered with it. */
            _addon: string;
            /** @description 1 to 99 */
            quantity: number;
        };
        AddonSnapshot: {
            _id: string;
            name: string;
            /** @description Minor units for one. */
            price: number;
        };
        AddonTranslationInput: {
            /**
             * @description One of the seven languages.
             * @example de
             */
            languageType: string;
            name: string;
        };
        AddonTranslationOutput: {
            /** @description One of the seven languages. */
            languageType: string;
            name: string;
        };
        AddressInput: {
            city?: string | null;
            /** @description ISO 3166-1 alpha-2, or the country's name. */
            country?: string | null;
            postalCode?: string | null;
            street?: string | null;
        };
        AddressOutput: {
            city?: string;
            country?: string;
            postalCode?: string;
            street?: string;
        };
        AgeBandOutput: {
            _id: string;
            /** @description Years, the first and the last that belong to it. */
            from: number;
            /** @description Absent: not translated. */
            languageList?: components["schemas"]["AgeBandTranslationOutput"][];
            name: string;
            /** @description Minor units for one; 0: free. */
            price: number;
            to: number;
        };
        AgeBandTranslationOutput: {
            /** @description One of the seven languages. */
            languageType: string;
            name: string;
        };
        ApplyStatusInput: {
            _bookingStatus: string;
            /** @description Go beyond the places; needs bookings.override and a reason. */
            override?: boolean;
            /** @description Why; stored in the audit log. */
            reason?: string;
            version?: number;
        };
        BlockGapOutput: {
            _table: string;
            /** @description yyyy-mm-dd */
            date: string;
            /** @description Minutes from midnight of that day, at most 1440. */
            end: number;
            /** @description Minutes from midnight of that day. */
            start: number;
        };
        BookedAddonOutput: {
            _addon: components["schemas"]["AddonSnapshot"];
            _id: string;
            /** @description 1 to 99 */
            quantity: number;
        };
        BookedDayInput: {
            date: string;
            /** @description Id of the service. */
            service: string;
        };
        BookedJourneyTreatment: {
            /** @description One of the type's lengths. Default: its first. */
            _length?: string;
            /** @description Id of a membership of its guest that pays for it: each who gets it is one use. */
            _membership?: string;
            /**
             * @description Id of a treatment type within a stay of its guest (`treatmentTypes[]._id`) that includes it: each who gets
             *     it takes one.
             */
            _stayTreatment?: string;
            _treatmentType: string;
            /** @description Who gets it: places among the guests, from 0. Default: the first of them, as many as it is for. */
            guests?: number[];
            /** @description Minutes from midnight, 0 to 1439. */
            timeindexStart: number;
            wish?: components["schemas"]["TreatmentWishInput"] | null;
        };
        BookedTime: {
            /** @description Of the bookings that count. */
            participants: number;
            /** @description Minutes from midnight. */
            timeindex: number;
        };
        BookingCustomer: {
            _id: string;
            /** @description What the kitchen must know. */
            allergies?: string;
            email?: string;
            firstname: string;
            lastname: string;
            phone?: string;
            /** @description What the guest likes. */
            preferences?: string;
            /** @description Staff's words for kinds of guests; absent: none. */
            tags?: string[];
            /** @description Staff's mark; absent: none. */
            vip?: boolean;
        };
        BookingModification: {
            _bookingStatus?: string;
            _customer?: string;
            _id: string;
            _segment?: string;
            _service?: string;
            addons?: components["schemas"]["AddonInput"][];
            /**
             * @description Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
             *     none: whose age is not known pays the full price. Of any other it is ignored.
             */
            childAges?: number[];
            /** @description The guest sees it. */
            comment?: string;
            companions?: components["schemas"]["CompanionInput"][];
            date?: string;
            internalComment?: string;
            numberOfChildren?: number;
            /** @description Children included. */
            participants?: number;
            roomNumber?: string;
            /** @description The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
            start?: string;
            /** @description An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
            tableWish?: components["schemas"]["TableWishInput"];
            /** @description Start, minutes from midnight, 0 to 1439. */
            timeindex?: number;
            /** @description Absent: a moved booking keeps its length, or takes the end of the time it moves to. */
            timeindexEnd?: number;
            version?: number;
        };
        BookingOutput: {
            _bookingStatus?: components["schemas"]["BookingStatusRef"];
            /** @description Absent for a drop-in guest, and when the guest has been deleted. */
            _customer?: components["schemas"]["BookingCustomer"];
            /** @description Id of what was booked in one go. */
            _group?: string;
            _id: string;
            _segment?: components["schemas"]["SegmentRef"];
            /** @description Id of the series it is a date of. */
            _series?: string;
            _service: components["schemas"]["BookingServiceRef"];
            /** @description False when cancelled, made inactive by its status, or waiting. */
            active: boolean;
            addons: components["schemas"]["BookedAddonOutput"][];
            attendenceVerified: boolean;
            /**
             * @description Short reference that people read out.
             * @example K7M2Q9XP
             */
            bookingId: string;
            /** @description ISO instant. */
            cancelledAt?: string;
            /** @description Years of each child. Absent: not given, or of no consequence. */
            childAges?: number[];
            /** @description The guest sees it. */
            comment?: string;
            companions: components["schemas"]["CompanionOutput"][];
            createdAt: string;
            /** @description The day, yyyy-mm-dd. */
            date: string;
            /** @description Staff only. */
            internalComment?: string;
            numberOfChildren: number;
            /** @description Made by the guest. */
            onlineBooking: boolean;
            /** @description Children included. */
            participants: number;
            /** @description Absent where nothing was paid, and wherever more than this one is answered. */
            prepaid?: components["schemas"]["PrepaidOutput"];
            /**
             * @description Minor units that this change adds to what is prepaid; its guest would have paid them first, of staff nothing is asked.
             *     Absent: nothing, or there was no change.
             */
            prepaymentDue?: number;
            /** @description The total, line by line. Absent: there is nothing to pay for. */
            priceLines?: components["schemas"]["PriceLineOutput"][];
            /** @description Minor units that go back to the guest by this change; absent: nothing, or there was no change. */
            refunded?: number;
            roomNumber?: string;
            /** @description The day as an ISO date-time at 00:00Z. */
            start: string;
            tables: components["schemas"]["BookingTableOutput"][];
            tableWish?: components["schemas"]["TableWishOutput"];
            terms: components["schemas"]["BookingTermsOutput"];
            /** @description Start, minutes from midnight, 0 to 1439. */
            timeindex: number;
            /** @description End, minutes from midnight of the same day; past 1440 it ends on the next. */
            timeindexEnd: number;
            /** @description Minor units: what each of the party pays, and the addons. */
            totalPrice: number;
            updatedAt: string;
            /** @description Send it back with a change; a stale one answers 409 STALE_VERSION. */
            version: number;
            waitingList: boolean;
            /** @description 1 is next; only of a waiting booking. */
            waitingListPosition?: number;
        };
        BookingPage: {
            items: components["schemas"]["BookingOutput"][];
            /** @description Absent on the last page. */
            nextCursor?: string;
            /** @description Only with the first page. */
            totals?: components["schemas"]["BookingTotals"];
        };
        BookingServiceRef: {
            _id: string;
            /** @description In the caller's language where the service has it. */
            name: string;
        };
        BookingStatusOutput: {
            _id: string;
            active: boolean;
            /** @description `#rrggbb` */
            color: string;
            hasArrived: boolean;
            hasLeft: boolean;
            isWaitingList: boolean;
            /** @description Its name in other languages. */
            languageList: components["schemas"]["NameInOneLanguageOutput"][];
            /** @description As the venue calls it. */
            name: string;
            version: number;
        };
        BookingStatusRef: {
            _id: string;
            active: boolean;
            /** @description `#rrggbb` */
            color: string;
            hasArrived: boolean;
            hasLeft: boolean;
            isWaitingList: boolean;
            name: string;
        };
        BookingsTogetherOutput: {
            /** @description Of the series or group. */
            _id: string;
            /** @description By day and time, cancelled ones too. */
            bookings: components["schemas"]["BookingOutput"][];
        };
        BookingTableOutput: {
            _table: string;
        };
        BookingTermsOutput: {
            /** @description What children of an age pay, as agreed. Absent: everybody pays the price. */
            ageBands?: components["schemas"]["ActivityAgeBand"][];
            /** @description What cancelling costs, the earliest step first. Empty: nothing until the deadline. */
            cancellation: components["schemas"]["CancellationStepOutput"][];
            /** @description ISO instant until which the guest may cancel, itself included. */
            cancellationDeadline: string;
            /** @description Hours before the start. */
            cancellationHours: number;
            /** @description A membership or a stay, that pays instead of the guest: the price is 0. */
            coveredBy?: components["schemas"]["CoveredByOutput"];
            /**
             * @description ISO 4217.
             * @example NOK
             */
            currency: string;
            /** @description What not coming costs by the card that was given for it, in minor units. Absent: nothing. */
            noShowFee?: number;
            /** @description How much of it is paid in advance. Absent: all of it, or nothing where nothing is prepaid. */
            prepaidPart?: components["schemas"]["PrepaidPartOutput"];
            /** @description 'none', 'optional' or 'required'. */
            prepayment: string;
            /** @description Minor units for one participant. */
            price: number;
        };
        BookingTotals: {
            bookings: number;
            /** @description Children among them. */
            children: number;
            /** @description Participants of the bookings that count toward capacity. */
            participants: number;
            /** @description Minor units of the bookings that count. */
            revenue: number;
            /** @description Participants who wait. */
            waiting: number;
        };
        CancelBookingInput: {
            reason?: string;
            /**
             * @description What of a prepaid amount goes back: `byTerms`, `all` or `nothing`; the last two need payments.refund. Default:
             *     byTerms.
             * @enum {string}
             */
            refund?: "all" | "byTerms" | "nothing";
            version?: number;
        };
        CancellationStepOutput: {
            /** @description Hundredths of a per cent of the price. */
            basisPoints: number;
            hours: number;
        };
        CancelStayInput: {
            /** @description Why; in the audit log. */
            reason?: string;
            version?: number;
        };
        CancelTogetherInput: {
            /** @description yyyy-mm-dd; earlier ones stay. Absent: all that have not begun. */
            from?: string;
            /** @description Stored in the audit log with each. */
            reason?: string;
        };
        CompanionInput: {
            name: string;
        };
        CompanionOutput: {
            name: string;
        };
        CoveredByOutput: {
            /** @description Id of the membership or stay. */
            _id: string;
            /** @description Id of the service's line in the stay. */
            _stayService?: string;
            /** @description `membership` or `stay`. */
            kind: string;
            /** @description Of the membership's type, as it was booked. */
            name?: string;
        };
        CustomerInput: {
            /** @description False: cannot sign in. Default: true. */
            active?: boolean;
            address?: components["schemas"]["AddressInput"] | null;
            /** @description What the kitchen must know. */
            allergies?: string | null;
            /** @description Calendar date from 1900 to today, `yyyy-mm-dd`; `yyyy-m-d` is taken, too. */
            birthDate?: string | null;
            company?: string | null;
            /** @description 'Eternal': neither anonymised nor deleted. Default: false. */
            doNotDelete?: boolean;
            /** @description Unique among the venue's guests, ignoring case. */
            email?: string | null;
            /** @description One of first and last name is required. At most 100 characters. */
            firstname?: string | null;
            /** @description The same as `firstname`. */
            firstName?: string | null;
            /** @description Free text. */
            gender?: string | null;
            /** @description Staff's comments about the guest, who never sees them. */
            globalComments?: string | null;
            /** @description One of the seven languages; null: the venue's. */
            languageCode?: string | null;
            lastname?: string | null;
            /** @description The same as `lastname`. */
            lastName?: string | null;
            /** @description Free text, e.g. a loyalty tier. */
            level?: string | null;
            loyaltyCode?: string | null;
            /**
             * @description With country prefix, or as dialled in the venue's country.
             * @example +4791234567
             */
            phone?: string | null;
            /** @description What the guest likes. */
            preferences?: string | null;
            /** @description Staff's words for kinds of guests, never shown to the guest; each is kept once. */
            tags?: string[];
            /** @description Staff's mark, never shown to the guest. Default: false. */
            vip?: boolean;
        };
        CustomerOutput: {
            _id: string;
            active: boolean;
            address?: components["schemas"]["AddressOutput"];
            /** @description What the kitchen must know. */
            allergies?: string;
            /** @description Calendar date `yyyy-mm-dd`. */
            birthDate?: string;
            company?: string;
            /** @description ISO instant. */
            createdAt: string;
            /** @description 'Eternal'. */
            doNotDelete: boolean;
            email?: string;
            firstname: string;
            /** @description Free text. */
            gender?: string;
            /** @description Staff's comments about the guest. */
            globalComments?: string;
            /** @description The guest can sign in. */
            hasPassword: boolean;
            /** @description The system it was imported from. */
            importedFrom?: string;
            /** @description One of the seven languages. Absent: the venue's. */
            languageCode?: string;
            lastname: string;
            level?: string;
            loyaltyCode?: string;
            /** @description E.164. */
            phone?: string;
            /** @description What the guest likes. */
            preferences?: string;
            /** @description ISO instant since which the guest’s data is only kept, at their request; no staff may change it. */
            restrictedAt?: string;
            /** @description Staff's words for kinds of guests. */
            tags: string[];
            /** @description ISO instant. */
            updatedAt: string;
            version: number;
            /** @description Staff's mark. */
            vip: boolean;
        };
        CustomerSave: {
            /** @description Id of the guest, or `new`. */
            _id: string;
            /** @description False: cannot sign in. Default: true. */
            active?: boolean;
            address?: components["schemas"]["AddressInput"] | null;
            /** @description What the kitchen must know. */
            allergies?: string | null;
            /** @description Calendar date from 1900 to today, `yyyy-mm-dd`; `yyyy-m-d` is taken, too. */
            birthDate?: string | null;
            company?: string | null;
            /** @description Not changed by saving; accepted so that a guest can be sent back as received. */
            createdAt?: string;
            /** @description 'Eternal': neither anonymised nor deleted. Default: false. */
            doNotDelete?: boolean;
            /** @description Unique among the venue's guests, ignoring case. */
            email?: string | null;
            /** @description One of first and last name is required. At most 100 characters. */
            firstname?: string | null;
            /** @description The same as `firstname`. */
            firstName?: string | null;
            /** @description Free text. */
            gender?: string | null;
            /** @description Staff's comments about the guest, who never sees them. */
            globalComments?: string | null;
            /** @description Not changed by saving. */
            hasPassword?: boolean;
            /** @description Not changed by saving. */
            importedFrom?: string;
            /** @description One of the seven languages; null: the venue's. */
            languageCode?: string | null;
            lastname?: string | null;
            /** @description The same as `lastname`. */
            lastName?: string | null;
            /** @description Free text, e.g. a loyalty tier. */
            level?: string | null;
            loyaltyCode?: string | null;
            /**
             * @description With country prefix, or as dialled in the venue's country.
             * @example +4791234567
             */
            phone?: string | null;
            /** @description What the guest likes. */
            preferences?: string | null;
            /** @description Not changed by saving. */
            restrictedAt?: string;
            /** @description Staff's words for kinds of guests, never shown to the guest; each is kept once. */
            tags?: string[];
            /** @description Not changed by saving. */
            updatedAt?: string;
            /** @description The version that was edited, where no If-Match says it; a stale one is refused with 409. */
            version?: number;
            /** @description Staff's mark, never shown to the guest. Default: false. */
            vip?: boolean;
        };
        CustomersPageOutput: {
            items: components["schemas"]["CustomerOutput"][];
            /** @description Sent as `cursor` for the next page; absent on the last. */
            nextCursor?: string;
        };
        DiningRoomOutput: {
            /** @description Id of the picture beneath the plan. Null: none. */
            _background: string | null;
            _id: string;
            /** @description Id of the picture that guests see of the room. Null: none. */
            _picture: string | null;
            /** @description How strongly that shows, per cent, 10 to 60. */
            backgroundOpacity: number;
            combinations: components["schemas"]["TableCombinationOutput"][];
            /** @description The room that opens first; one of a venue. */
            defaultFNB: boolean;
            name: string;
            sections: components["schemas"]["RoomSectionOutput"][];
            shapes: components["schemas"]["PlanShapeOutput"][];
            tables: components["schemas"]["DiningTableOutput"][];
            version: number;
        };
        DiningTableOutput: {
            _id: string;
            attributes: components["schemas"]["TableAttribute"][];
            /** @description Seats (PAX); at 0 nobody is seated here. */
            guestCount: number;
            /** @description Smallest party. */
            minGuests: number;
            name: string;
            position: components["schemas"]["PlanPositionOutput"];
            /**
             * Format: double
             * @description Corner radius, per cent of its sides, 0 to 50.
             */
            radius: number;
            /** @description Clockwise around its middle, degrees, 0 to 359. */
            rotation: number;
            /** @description Id of its section; null: none. */
            section: string | null;
            size: components["schemas"]["PlanSizeOutput"];
        };
        FreeRoomOutput: {
            _id: string;
            name: string;
            /** @description Guests at once. */
            places: number;
        };
        FreeTherapistOutput: {
            gender: components["schemas"]["TherapistGender"];
            name: string;
            /** @description Id. */
            therapist: string;
            /** @description False: nobody has them, but they do not work then. */
            works: boolean;
        };
        GivenTreatmentType: {
            _id: string;
            name: string;
        };
        GroupBookingInput: {
            _customer: string;
            _segment?: string;
            /**
             * @description 1 to 20, of any services and days; the same slot may be named twice. One membership may pay for several:
             *     each takes its uses in their order, and 409 MEMBERSHIP_USED_UP names the first for which too few are left.
             */
            items: components["schemas"]["GroupBookingItem"][];
        };
        GroupBookingItem: {
            /** @description Id of a membership of the guest that pays for it: each participant is one use. */
            _membership?: string;
            _service: string;
            /** @description Id that the service has in a stay of the guest, which pays for it. */
            _stayService?: string;
            addons?: components["schemas"]["AddonInput"][];
            /** @description The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
            available?: number;
            /**
             * @description Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
             *     none: whose age is not known pays the full price. Of any other it is ignored.
             */
            childAges?: number[];
            /** @description The guest sees it. */
            comment?: string;
            companions?: components["schemas"]["CompanionInput"][];
            /** @description yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
            date?: string;
            /** @description Staff only. */
            internalComment?: string;
            numberOfChildren?: number;
            /** @description Children included. */
            participants: number;
            roomNumber?: string;
            /** @description The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
            start?: string;
            /** @description An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
            tableWish?: components["schemas"]["TableWishInput"];
            /** @description Start, minutes from midnight, 0 to 1439. */
            timeindex: number;
            /** @description Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
            timeindexEnd?: number;
            /**
             * @description True: the whole item joins the waiting list of its slot, and takes no place. The others are booked all
             *     the same, all of them or none. Of a service without a waiting list 422 WAITING_LIST_NOT_OFFERED.
             */
            waitingList?: boolean;
        };
        GuestBookingsPage: {
            items: components["schemas"]["BookingOutput"][];
            /** @description Sent as `cursor` for the next page; absent on the last. */
            nextCursor?: string;
        };
        /**
         * @description Who is taken for it.
         * @enum {string}
         */
        HeldAround: "therapist" | "room" | "both";
        HeldSpan: {
            from: number;
            until: number;
        };
        HeldTimesOutput: {
            room: components["schemas"]["HeldSpan"];
            /** @description Of each therapist, by start: in a setting phase they are free. */
            therapist: components["schemas"]["HeldSpan"][];
        };
        IntakeOfTypeOutput: {
            asked: boolean;
            /** @description The type's own, in their order. */
            questions: components["schemas"]["OwnQuestionOutput"][];
        };
        /** @enum {string} */
        IntakeQuestionKind: "text" | "yesNo";
        JourneyGuestInput: {
            _customer?: string;
            newCustomer?: components["schemas"]["TreatmentGuestInput"];
        };
        JourneyInput: {
            _segment?: string;
            /** @description Of all treatments; the guest sees it. */
            comment?: string;
            /** @description yyyy-mm-dd */
            date: string;
            /** @description In the order of the treatments' `guests`. */
            guests?: components["schemas"]["JourneyGuestInput"][];
            /** @description Of all treatments; staff only. */
            internalComment?: string;
            /** @description Minutes that a guest has between two treatments at least, 0 to 240. Default: 0. */
            leastGap?: number;
            /** @description Minutes that a guest waits between two treatments at most, 0 to 240. Default: 60. */
            mostGap?: number;
            /** @description Of all treatments. Default: `confirmed`. */
            status?: components["schemas"]["TreatmentStatus"];
            /** @description In the order in which they were asked for, 1 to 10. */
            treatments: components["schemas"]["BookedJourneyTreatment"][];
        };
        JourneyMove: {
            /** @description yyyy-mm-dd */
            date: string;
            /** @description Of the first treatment, minutes from midnight, 0 to 1439. */
            timeindexStart: number;
        };
        JourneyOfferOutput: {
            /** @description Of the last one, without reset. */
            timeindexEnd: number;
            /** @description Of the first treatment, minutes from midnight. */
            timeindexStart: number;
            /** @description In the order in which they were asked for. */
            treatments: components["schemas"]["OfferedJourneyTreatment"][];
        };
        JourneyOffersOutput: {
            /**
             * @description ISO 4217.
             * @example NOK
             */
            currency: string;
            /** @description yyyy-mm-dd */
            date: string;
            /** @description False: so many treatments can be given in so many ways that not all were looked at; there may be more starts. */
            isComplete: boolean;
            /** @description One for each start, ascending. */
            offers: components["schemas"]["JourneyOfferOutput"][];
            /** @description Of all treatments together, minor units. */
            price: number;
        };
        JourneyOutput: {
            _id: string;
            /** @description By their start. */
            treatments: components["schemas"]["TreatmentOutput"][];
        };
        JourneyQuery: {
            /** @description yyyy-mm-dd */
            date: string;
            /** @description Minutes that a guest has between two treatments at least, 0 to 240. Default: 0. */
            leastGap?: number;
            /** @description Minutes that a guest waits between two treatments at most, 0 to 240. Default: 60. */
            mostGap?: number;
            /** @description 1 to 10. */
            treatments: components["schemas"]["JourneyTreatmentInput"][];
        };
        JourneyTreatmentInput: {
            /** @description One of the type's lengths. Default: its first. */
            _length?: string;
            _treatmentType: string;
            /** @description Who gets it: places among the guests, from 0. Default: the first of them, as many as it is for. */
            guests?: number[];
            wish?: components["schemas"]["TreatmentWishInput"] | null;
        };
        LevelPriceOutput: {
            level: number;
            /** @description Minor units on top of the price. */
            surcharge: number;
        };
        MembershipActionInput: {
            /** @description Why; in the audit log. */
            reason?: string;
            /** @description The version that was edited, where no If-Match says it; a stale one is refused with 409. */
            version?: number;
        };
        MembershipOutput: {
            /** @description Id of the guest. */
            _customer: string;
            _id: string;
            _membershipType: components["schemas"]["MembershipTypeRef"];
            comment?: string;
            /** @description ISO instant. */
            createdAt: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description First day, yyyy-mm-dd; it cannot be used before. */
            dateFrom: string;
            /** @description Last day, yyyy-mm-dd. Absent: it does not expire. */
            dateUntil?: string;
            /** @description Day on which it was ended, yyyy-mm-dd. */
            endedOn?: string;
            /** @description Last day on which it can be used while its renewal is collected, yyyy-mm-dd. */
            graceUntil?: string;
            /** @description 0: unlimited. */
            maxNumberOfUsages: number;
            numberOfUsages: number;
            /** @description First day of the current pause, yyyy-mm-dd. */
            pausedFrom?: string;
            /** @description Minor units, as sold. */
            price: number;
            /** @description How it is renewed. Absent: it is not. */
            renewal?: components["schemas"]["MembershipRenewalOutput"];
            /** @description Ids of the services it pays for when booked. */
            services: string[];
            /**
             * @description `active`, `paused`, `ended` or `expired`, by the venue's today.
             * @enum {string}
             */
            status: "active" | "paused" | "ended" | "expired";
            /** @description Ids of the treatment types it pays for when booked. */
            treatmentTypes: string[];
            /** @description Uses left. Absent: unlimited. */
            usagesLeft?: number;
            version: number;
        };
        MembershipRenewalOutput: {
            /** @description ISO 4217. */
            currency: string;
            days?: number;
            /** @description Months that it lasts; adds up with the days. */
            months?: number;
            /** @description The card refused it: until then it can be paid for, yyyy-mm-dd. */
            payUntil?: string;
            /** @description What the next period costs, in minor units of the currency. */
            price: number;
            /** @description `lapsed`: nobody paid for it in time. */
            state: components["schemas"]["RenewalState"];
        };
        MembershipsPage: {
            /** @description Latest first. */
            items: components["schemas"]["MembershipOutput"][];
            /** @description Sent as `cursor` for the next page; absent on the last. */
            nextCursor?: string;
        };
        MembershipTypeOutput: {
            _id: string;
            /** @description Id of the picture that stands for it. */
            _picture?: string;
            active: boolean;
            /** @description What whoever buys it agrees to; empty: nothing. */
            agreement: string;
            description: string;
            languageList: components["schemas"]["MembershipTypeTranslationOutput"][];
            /** @description 0: unlimited. */
            maxNumberOfUsages: number;
            name: string;
            /** @description Guests can buy it by themselves. */
            online: boolean;
            /** @description Minor units. */
            price: number;
            /** @description How those that guests buy are renewed; absent: they are not. */
            renewal?: components["schemas"]["RenewalOfferOutput"];
            /** @description Ids of the services it pays for. */
            services: string[];
            /** @description The tax included in its price: 2500 are 25 %. Absent: none is known. */
            taxBasisPoints?: number;
            /** @description Ids of the treatment types it pays for. */
            treatmentTypes: string[];
            /** @description Days that it is valid; absent: none. */
            validityDays?: number;
            /** @description Months that it is valid; absent: none. */
            validityMonths?: number;
            version: number;
        };
        MembershipTypeRef: {
            _id: string;
            /** @description In the caller's language where the type has it. */
            name: string;
        };
        MembershipTypeTranslationOutput: {
            description?: string;
            /** @description One of the seven languages. */
            languageType: string;
            name?: string;
        };
        MembershipUseActor: {
            /** @description `staff`, `guest` or `system`. */
            kind: string;
            name?: string;
        };
        MembershipUseOutput: {
            /** @description Id of the booking it paid for. */
            _booking?: string;
            _id: string;
            /** @description Id of the entry it reverses. */
            _reverses?: string;
            /** @description Id of the treatment it paid for. */
            _treatment?: string;
            /** @description ISO instant. */
            at: string;
            by: components["schemas"]["MembershipUseActor"];
            comment?: string;
            /**
             * @description Uses that `undoMembershipUse` can give back; 0 if all were given back, or it is itself a
             *     reversal.
             */
            mayBeGivenBack: number;
            /** @description Total uses, including this entry. */
            numberOfUsages: number;
            /** @description Uses taken; negative: given back. */
            uses: number;
        };
        MembershipUsesPage: {
            /** @description Latest first. */
            items: components["schemas"]["MembershipUseOutput"][];
            /** @description Sent as `cursor` for the next page; absent on the last. */
            nextCursor?: string;
        };
        ModifyBookingsInput: {
            /** @description 1 to 50, each booking once. */
            bookings: components["schemas"]["BookingModification"][];
            /** @description Go beyond the places; needs bookings.override and a reason. */
            override?: boolean;
            /** @description Why; stored in the audit log. */
            reason?: string;
            /** @description Move to a past day; needs bookings.override. */
            recordPast?: boolean;
        };
        MoneyEntryOutput: {
            amount: number;
            /** @description ISO instant. */
            at: string;
            /**
             * @description Who made it.
             * @enum {string}
             */
            by: "staff" | "guest" | "key" | "visitor" | "system";
            kind: components["schemas"]["MoneyKind"];
            /** @description What the provider calls it. */
            reference: string;
        };
        /** @enum {string} */
        MoneyKind: "authorised" | "released" | "captured" | "refunded" | "fee" | "writeOff";
        NameInOneLanguageOutput: {
            /** @description One of the seven languages. */
            languageType: string;
            name: string;
        };
        NewMembershipInput: {
            /** @description Id of an active membership type. */
            _membershipType: string;
            /** @description For staff only. */
            comment?: string;
            /** @description First day, yyyy-mm-dd. Default: the venue's today. */
            dateFrom?: string;
            /** @description Last day, yyyy-mm-dd. Default: from the type's validity. Null: does not expire. */
            dateUntil?: string | null;
            /** @description 0: unlimited. Default: the type's. */
            maxNumberOfUsages?: number;
            /** @description Minor units. Default: the type's. */
            price?: number;
        };
        NewStayInput: {
            /** @description Id of the guest. */
            _customer: string;
            /** @description Id of the active package it is made from. */
            _package?: string;
            /** @description Default for a stay made from a package: the package's addons. */
            addons?: components["schemas"]["StayAddonInput"][];
            /** @description 1 to 100. */
            adults: number;
            /** @description First day, yyyy-mm-dd. */
            arrivaldate: string;
            /** @description 0 to 100. Default: 0. */
            babies?: number;
            /** @description 0 to 100. Default: 0. */
            children?: number;
            /** @description For staff only. Null or blank: none. */
            comment?: string | null;
            /** @description Last day, yyyy-mm-dd, after the arrival. Default for a package: after its nights. */
            departuredate?: string;
            /** @description Minor units a night. Null: none. */
            pricePerNight?: number | null;
            /** @description Null or blank: none. */
            roomType?: string | null;
            /** @description Default for a stay made from a package: the package's services. */
            services?: components["schemas"]["StayServiceInput"][];
            /**
             * @description `expected`, `in house`, `departed` or `no-show`. Default: expected.
             * @enum {string}
             */
            status?: "no-show" | "expected" | "in house" | "departed";
            /** @description Default for a stay made from a package: the package's treatments. */
            treatmentTypes?: components["schemas"]["StayTreatmentTypeInput"][];
        };
        OfferedJourneyTreatment: {
            room: components["schemas"]["OfferedRoomRef"];
            therapists: components["schemas"]["OfferedTherapistRef"][];
            /** @description Minutes from the same midnight, without reset; past 1440 on the next day. */
            timeindexEnd: number;
            /** @description Minutes from midnight. */
            timeindexStart: number;
        };
        OfferedRoomRef: {
            _id: string;
            name: string;
        };
        OfferedTable: {
            _table: string;
        };
        OfferedTherapistRef: {
            _id: string;
            name: string;
        };
        OwnQuestionOutput: {
            _id: string;
            kind: components["schemas"]["IntakeQuestionKind"];
            languageList: components["schemas"]["QuestionInOneLanguage"][];
            required: boolean;
            text: string;
        };
        PackageAddonOutput: {
            _id: string;
            languageList: components["schemas"]["AddonTranslationOutput"][];
            name: string;
            quantity: number;
        };
        PackageOutput: {
            _id: string;
            /** @description Id of the picture that stands for it. */
            _picture?: string;
            active: boolean;
            addons: components["schemas"]["PackageAddonOutput"][];
            /** @description What whoever buys it agrees to; empty: nothing. */
            agreement: string;
            description: string;
            languageList: components["schemas"]["PackageTranslationOutput"][];
            name: string;
            nights: number;
            /** @description Guests can buy it by themselves. */
            online: boolean;
            /** @description Most stays that guests can buy for one day of arrival; absent: no limit. */
            perDay?: number;
            /** @description Minor units, per guest for the whole stay. */
            price: number;
            services: components["schemas"]["PackageServiceOutput"][];
            /** @description Empty: none is shown. */
            taxRates: components["schemas"]["TaxRateOutput"][];
            treatmentTypes: components["schemas"]["PackageTreatmentTypeOutput"][];
            version: number;
        };
        PackageServiceOutput: {
            _id: string;
            /** @description Id of the service. */
            _service: string;
            /** @description 1 is the day of arrival. */
            dayNumber: number;
        };
        PackageTranslationOutput: {
            description?: string;
            /** @description One of the seven languages. */
            languageType: string;
            name?: string;
        };
        PackageTreatmentTypeOutput: {
            _id: string;
            /** @description Id of the treatment type. */
            _treatmentType: string;
            /** @description For each adult. */
            quantity: number;
        };
        /** @enum {string} */
        PaidKind: "booking" | "membership" | "stay" | "treatment" | "voucher";
        PaidThingOutput: {
            _id: string;
            kind: components["schemas"]["PaidKind"];
        };
        PauseOutput: {
            _id: string;
            /** @description The service that is paused, if it is one. */
            _service?: string;
            /** @description The dining room that is paused, if it is one. */
            _venue?: string;
            /** @description Who paused. */
            by?: string;
            /** @description ISO date-time. */
            from: string;
            /** @description Ids of the services that are paused; absent: all. */
            services?: string[];
            /** @description ISO date-time; then it ends by itself. */
            until: string;
        };
        /**
         * @description What staff should look at; absent: nothing.
         * @enum {string}
         */
        PaymentCase: "notCollected" | "refundRefused" | "takesLong";
        /** @enum {string} */
        PaymentDeskState: "waiting" | "reserved" | "paid" | "refunded" | "notCollected" | "undone";
        PaymentDetail: {
            _id: string;
            about: components["schemas"]["PaidThingOutput"];
            amount: number;
            /** @description ISO instants. */
            createdAt: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Id of the guest. */
            customerId: string;
            /** @description What the guest read beside the amount. */
            description: string;
            /** @description What was done, the oldest first. */
            entries: components["schemas"]["MoneyEntryOutput"][];
            /** @description Until when the guest can pay; ISO instant. */
            expiresAt: string;
            /** @description First and last name; empty once the guest has been erased. */
            guest: string;
            /** @description What can still be returned. */
            left: number;
            /** @description What staff should look at; absent: nothing. */
            openCase?: components["schemas"]["PaymentCase"];
            /** @description What staff said became of it. */
            outcome?: components["schemas"]["PaymentOutcomeOutput"];
            provider: components["schemas"]["PaymentProviderName"];
            /** @description Receipts and credit notes, the oldest first. */
            receipts: components["schemas"]["ReceiptOutput"][];
            /** @description What the provider calls it; absent before it was asked. */
            reference?: string;
            /** @description What has been returned. */
            refunded: number;
            /** @description The oldest first. */
            refunds: components["schemas"]["RefundOutput"][];
            /** @description What has been asked back, and the provider is yet to confirm. */
            returning: number;
            state: components["schemas"]["PaymentDeskState"];
            updatedAt: string;
            version: number;
        };
        /** @enum {string} */
        PaymentOutcomeKind: "atDesk" | "writtenOff";
        PaymentOutcomeOutput: {
            /** @description ISO instant. */
            at: string;
            kind: components["schemas"]["PaymentOutcomeKind"];
            reason?: string;
        };
        PaymentOutput: {
            _id: string;
            about: components["schemas"]["PaidThingOutput"];
            amount: number;
            /** @description ISO instants. */
            createdAt: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Id of the guest. */
            customerId: string;
            /** @description What the guest read beside the amount. */
            description: string;
            /** @description Until when the guest can pay; ISO instant. */
            expiresAt: string;
            /** @description First and last name; empty once the guest has been erased. */
            guest: string;
            /** @description What can still be returned. */
            left: number;
            /** @description What staff should look at; absent: nothing. */
            openCase?: components["schemas"]["PaymentCase"];
            provider: components["schemas"]["PaymentProviderName"];
            /** @description What has been returned. */
            refunded: number;
            /** @description What has been asked back, and the provider is yet to confirm. */
            returning: number;
            state: components["schemas"]["PaymentDeskState"];
            updatedAt: string;
            version: number;
        };
        /** @enum {string} */
        PaymentProviderName: "sandbox" | "stripe" | "voucher";
        PaymentRequestInput: {
            /** @description Minor units, 1 to what is owed. */
            amount: number;
            id: string;
            /** @enum {string} */
            kind: "membership" | "stay" | "voucher" | "booking" | "treatment";
        };
        PaymentRequestOutput: {
            _id: string;
            about: components["schemas"]["PaidThingOutput"];
            amount: number;
            /** @description ISO instants. */
            createdAt: string;
            /** @description ISO 4217. */
            currency: string;
            /** @description Id of the guest. */
            customerId: string;
            /** @description What the guest reads beside the amount. */
            description: string;
            expiresAt: string;
            /** @description First and last name; empty once the guest has been erased. */
            guest: string;
            /** @description `expired`: nobody paid in time. */
            state: components["schemas"]["PaymentRequestState"];
        };
        /**
         * @description `expired`: nobody paid in time.
         * @enum {string}
         */
        PaymentRequestState: "open" | "paid" | "withdrawn" | "expired";
        PaymentsPage: {
            /** @description The latest first. */
            items: components["schemas"]["PaymentOutput"][];
            /** @description Sent as `cursor` for the next page; absent on the last. */
            nextCursor?: string;
        };
        PaymentTotal: {
            /** @description What gift cards paid, less what went back onto them. */
            byGiftCard: number;
            /** @description Money that came in; what gift cards paid had come in before. */
            captured: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description How many payments, whatever became of them. */
            payments: number;
            /** @description Money that went back. */
            refunded: number;
        };
        PlanPositionOutput: {
            /**
             * Format: double
             * @description Per cent of the plan's width from its left edge, 0 to 100.
             */
            posX: number;
            /**
             * Format: double
             * @description Per cent of the plan's height from its upper edge, 0 to 100.
             */
            posY: number;
        };
        PlanShapeOutput: {
            _id: string;
            kind: components["schemas"]["ShapeKind"];
            position: components["schemas"]["PlanPositionOutput"];
            /** @description Clockwise around its middle, degrees, 0 to 359. */
            rotation: number;
            size: components["schemas"]["PlanSizeOutput"];
        };
        PlanSizeOutput: {
            /**
             * Format: double
             * @description Per cent of the plan's height, 1 to 100.
             */
            height: number;
            /**
             * Format: double
             * @description Per cent of the plan's width, 1 to 100.
             */
            width: number;
        };
        PrepaidOutput: {
            /** @description Minor units that were paid and not returned. */
            paid: number;
            /** @description Minor units of it that go back, by the terms, if it is cancelled now. */
            refund: number;
        };
        PrepaidPartOutput: {
            /** @description Of `perHead`: minor units. */
            amount?: number;
            /** @description Of `share`: hundredths of a per cent. */
            basisPoints?: number;
            /** @description `all`, `share` or `perHead`. */
            kind: string;
        };
        PrepaymentExceptionOutput: {
            /** @description Calendar date, inclusive. Absent: no bound. */
            from?: string;
            /** @description Absent: of any. */
            minParticipants?: number;
            prepaidPart: components["schemas"]["PrepaidPartOutput"];
            /**
             * @description `none`, `optional` or `required`.
             * @enum {string}
             */
            prepayment: "none" | "optional" | "required";
            /** @description Calendar date, inclusive. Absent: no bound. */
            until?: string;
        };
        /**
         * @description `participants`: the whole party, where no price depends on age. Otherwise `adults`, each age `band` with anyone in
         *     it, and `children` in no band. `addon`: something booked along with it.
         * @enum {string}
         */
        PriceLineKind: "participants" | "adults" | "children" | "band" | "addon";
        PriceLineOutput: {
            /** @description Minor units: price times quantity. */
            amount: number;
            /** @description Of a band: the first and the last age in it. */
            from?: number;
            /**
             * @description `participants`: the whole party, where no price depends on age. Otherwise `adults`, each age `band` with anyone in
             *     it, and `children` in no band. `addon`: something booked along with it.
             */
            kind: components["schemas"]["PriceLineKind"];
            /** @description Of a band or an addon, in the caller's language. */
            name?: string;
            /** @description Minor units for one. */
            price: number;
            quantity: number;
            to?: number;
        };
        QuestionInOneLanguage: {
            /**
             * @description One of the seven languages.
             * @example de
             */
            languageType: string;
            /** @description 1 to 300 characters. */
            text: string;
        };
        /** @enum {string} */
        ReceiptKind: "receipt" | "creditNote";
        ReceiptOutput: {
            _id: string;
            /** @description Minor units, tax included. */
            amount: number;
            /** @description Number of the receipt that a credit note takes back, or some of. */
            credits?: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description Day of the venue on which it was made, yyyy-mm-dd. */
            date: string;
            kind: components["schemas"]["ReceiptKind"];
            /** @description Of the venue, from 1 on; none is missing. */
            number: number;
        };
        RefundOutput: {
            _id: string;
            amount: number;
            /** @description ISO instant. */
            askedAt: string;
            /** @description Why, in the words of staff. */
            reason?: string;
            /** @description `asked`: the provider is yet to confirm it. `refused`: nothing was returned. */
            state: components["schemas"]["RefundState"];
        };
        /**
         * @description `asked`: the provider is yet to confirm it. `refused`: nothing was returned.
         * @enum {string}
         */
        RefundState: "asked" | "done" | "refused";
        RenewalOfferOutput: {
            /** @description Minor units. */
            price: number;
            reminderDays: number;
        };
        /**
         * @description `lapsed`: nobody paid for it in time.
         * @enum {string}
         */
        RenewalState: "on" | "stopped" | "lapsed";
        RoomSectionOutput: {
            _id: string;
            /** @description `#rrggbb` */
            color: string;
            name: string;
        };
        SeatingGuestInput: {
            /** @description Unique among the venue's guests, ignoring case. */
            email?: string;
            /** @description One of first and last name is required. */
            firstname?: string;
            lastname?: string;
            /**
             * @description With country prefix, or as dialled in the venue's country.
             * @example +4791234567
             */
            phone?: string;
        };
        SeatingReservationChange: {
            /** @description An inactive status frees the party's tables. */
            _bookingStatus?: string;
            _customer?: string;
            _segment?: string;
            _service?: string;
            /** @description The age of every child, 0 to 17, or of none. Ignored where no price depends on age. */
            childAges?: number[];
            /** @description The guest sees it. */
            comment?: string;
            date?: string;
            /** @description Staff only. */
            internalComment?: string;
            numberOfChildren?: number;
            /** @description Go beyond the places; needs bookings.override and a reason. */
            override?: boolean;
            /** @description Children included. */
            participants?: number;
            /** @description Why; stored in the audit log. */
            reason?: string;
            roomNumber?: string;
            /** @description The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
            start?: string;
            /** @description All tables of the party, each once; an empty list for a party without one. */
            tables?: components["schemas"]["SeatingTableInput"][];
            /** @description What they would like of their table; an empty one takes the wish back. */
            tableWish?: components["schemas"]["TableWishInput"];
            /** @description Start, minutes from midnight, 0 to 1439. Moved without an end, a reservation keeps its length. */
            timeindex?: number;
            /**
             * @description End in minutes from midnight of the day it starts, up to 2880: 1500 is 01:00 of the next day. Left out,
             *     a new one ends with the service's time, or 150 minutes after its start.
             */
            timeindexEnd?: number;
            /** @description The version that was edited, where no If-Match says it. */
            version?: number;
        };
        SeatingReservationInput: {
            /** @description An inactive status frees the party's tables. */
            _bookingStatus?: string;
            _customer?: string;
            _segment?: string;
            _service: string;
            /** @description The age of every child, 0 to 17, or of none. Ignored where no price depends on age. */
            childAges?: number[];
            /** @description The guest sees it. */
            comment?: string;
            /** @description yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
            date?: string;
            /** @description Creates the guest along with the reservation; ignored beside `_customer`. Neither: a drop-in guest. */
            guest?: components["schemas"]["SeatingGuestInput"];
            /** @description Staff only. */
            internalComment?: string;
            numberOfChildren?: number;
            /** @description Go beyond the places; needs bookings.override and a reason. */
            override?: boolean;
            /** @description Children included. */
            participants: number;
            /** @description Why; stored in the audit log. */
            reason?: string;
            roomNumber?: string;
            /** @description The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
            start?: string;
            /** @description All tables of the party, each once; an empty list for a party without one. */
            tables?: components["schemas"]["SeatingTableInput"][];
            /** @description What they would like of their table; an empty one takes the wish back. */
            tableWish?: components["schemas"]["TableWishInput"];
            /** @description Start, minutes from midnight, 0 to 1439: any minute of a day on which the service is open. */
            timeindex: number;
            /**
             * @description End in minutes from midnight of the day it starts, up to 2880: 1500 is 01:00 of the next day. Left out,
             *     a new one ends with the service's time, or 150 minutes after its start.
             */
            timeindexEnd?: number;
        };
        SeatingTableInput: {
            /** @description Id of a table in one of the venue's dining rooms. */
            _table: string;
        };
        SegmentOutput: {
            _id: string;
            /** @description Its name in other languages. */
            languageList: components["schemas"]["NameInOneLanguageOutput"][];
            /** @description As the venue calls it. */
            type: string;
            version: number;
        };
        SegmentRef: {
            _id: string;
            type: string;
        };
        ServiceAddonOutput: {
            _id: string;
            /** @description Absent: not translated. */
            languageList?: components["schemas"]["ServiceAddonTranslationOutput"][];
            /** @description Maximum per booking. Absent: as many as participants. */
            maxQuantity?: number;
            name: string;
            /** @description Minor units, each. */
            price: number;
        };
        ServiceAddonTranslationOutput: {
            /** @description One of the seven languages. */
            languageType: string;
            name: string;
        };
        ServiceOutput: {
            _id: string;
            /** @description Ids of its pictures, in their order; the first stands for it. */
            _pictures: string[];
            /** @description Ids of the dining rooms it seats in. Empty: the default one. */
            _venues: string[];
            /** @description For guests with reduced mobility, sight or hearing. */
            accessibility?: string;
            active: boolean;
            addons: components["schemas"]["ServiceAddonOutput"][];
            /** @description What children pay by their age, the youngest first. Absent: everybody pays the same. */
            ageBands?: components["schemas"]["AgeBandOutput"][];
            allowBookingForChildren: boolean;
            /** @description Days after today. Absent: no limit. */
            bookingWindowDays?: number;
            /** @description What to bring. */
            bring?: string;
            /** @description Hours. Absent: until the start. */
            cancellationHours?: number;
            /** @description From the earliest step to the latest. Empty: cancelling is free for as long as guests may cancel. */
            cancellationTerms: components["schemas"]["CancellationStepOutput"][];
            /** @description Default capacity of its times. */
            capacity: number;
            /** @description Under which guests find it among the others. */
            category?: string;
            code?: string;
            comment: string;
            description: string;
            /** @description Minutes. */
            durationMinutes: number;
            exclusiveBooking: boolean;
            /** @description Address of a picture elsewhere. */
            image?: string;
            /** @description What the price includes. */
            included?: string;
            languageList: components["schemas"]["ServiceTranslationOutput"][];
            /** @description The meeting point for a map: a street address or coordinates. */
            mapAddress?: string;
            /** @description Most seats that may stay empty beside a party. Absent: any number. */
            maxSpareSeats?: number;
            /** @description Where to meet, in words. */
            meetingPoint?: string;
            /** @description Minutes. Absent: until the start. */
            minNoticeMinutes?: number;
            name: string;
            /** @description What not coming costs. Absent: guests are asked for no card. */
            noShowFee?: components["schemas"]["PrepaidPartOutput"];
            /** @description Most covers that may arrive in a quarter of an hour. Absent: no limit. */
            pacing?: number;
            /** @description Absent: all of it. */
            prepaidPart?: components["schemas"]["PrepaidPartOutput"];
            /**
             * @description `none`, `optional` or `required`.
             * @enum {string}
             */
            prepayment: "none" | "optional" | "required";
            prepaymentExceptions: components["schemas"]["PrepaymentExceptionOutput"][];
            /** @description Minor units per participant. */
            price: number;
            /** @description Hours before the start at which guests are reminded, the earliest first. Empty: they are not. */
            reminders: number[];
            showAvailability: boolean;
            showCommentField: boolean;
            showEndTime: boolean;
            sortOrder: number;
            specialdays: components["schemas"]["ServiceSpecialDayOutput"][];
            /**
             * @description `none`, or `atBooking`: a party gets its table when it books.
             * @enum {string}
             */
            tables: "none" | "atBooking";
            /** @description Empty: none is shown. */
            taxRates: components["schemas"]["TaxRateOutput"][];
            times: components["schemas"]["ServiceTimeOutput"][];
            /** @description By party size, ascending. Empty: until the end of the slot. */
            turnTimes: components["schemas"]["TurnTimeOutput"][];
            version: number;
            waitingList: boolean;
        };
        ServiceSpecialDayOutput: {
            _id: string;
            comment: string;
            /** @description Calendar date `yyyy-mm-dd`, inclusive. */
            endDate: string;
            /** @description False: closed, whatever its times. */
            open: boolean;
            /** @description Calendar date `yyyy-mm-dd`, inclusive. */
            startDate: string;
            times: components["schemas"]["ServiceTimeOutput"][];
        };
        ServiceTimeOutput: {
            _id: string;
            /** @description The weekdays it is offered on; on a special day, an empty list means every day. */
            availableDays: components["schemas"]["ServiceWeekday"][];
            /** @description Places. Absent: the service's. */
            capacity?: number;
            /**
             * @description Minutes from midnight of the same day; past 1440 it ends on the next. Absent: start +
             *     durationMinutes.
             */
            end?: number;
            /** @description Shown instead of the service's name. */
            overrideName?: string;
            /** @description Minutes from midnight, 0 to 1439. */
            start: number;
        };
        ServiceTranslationOutput: {
            accessibility?: string;
            bring?: string;
            category?: string;
            description?: string;
            included?: string;
            /** @description One of the seven languages. */
            languageType: string;
            meetingPoint?: string;
            name?: string;
            unit?: string;
            units?: string;
        };
        ServiceWeekday: {
            /** @description 0 Sunday to 6 Saturday. */
            day: number;
        };
        SettlementDay: {
            captured: number;
            /** @description ISO 4217. */
            currency: string;
            /** @description The venue's day, `yyyy-mm-dd`. */
            date: string;
            provider: components["schemas"]["PaymentProviderName"];
            refunded: number;
        };
        /** @enum {string} */
        ShapeKind: "wall" | "door" | "bar" | "plant";
        StaffBookingInput: {
            _bookingStatus?: string;
            /** @description Required, except for a drop-in. */
            _customer?: string;
            /** @description Id of a membership of the guest that pays for it: each participant is one use. */
            _membership?: string;
            _segment?: string;
            _service: string;
            /** @description Id that the service has in a stay of the guest, which pays for it. */
            _stayService?: string;
            addons?: components["schemas"]["AddonInput"][];
            /** @description The places that were shown; tells a lost race (BOOKING_FAILED) from a full slot (SLOT_FULL). */
            available?: number;
            /**
             * @description Years, 0 to 17, one of each child. Of a service with prices for ages guests give all of them, and staff all or
             *     none: whose age is not known pays the full price. Of any other it is ignored.
             */
            childAges?: number[];
            /** @description The guest sees it. */
            comment?: string;
            companions?: components["schemas"]["CompanionInput"][];
            /** @description yyyy-mm-dd or an ISO date-time. Left out: the day of `start`. */
            date?: string;
            /** @description Staff only. */
            internalComment?: string;
            numberOfChildren?: number;
            /** @description Children included. */
            participants: number;
            /** @description Record a booking for a past day. Needs `bookings.override`; the guest is not notified. */
            recordPast?: boolean;
            roomNumber?: string;
            /** @description The day as answers carry it, an ISO date-time; where `date` is sent too, that counts. */
            start?: string;
            /** @description An empty one takes the wish back. Of a guest it counts only where tables are given at booking. */
            tableWish?: components["schemas"]["TableWishInput"];
            /** @description Start, minutes from midnight, 0 to 1439. */
            timeindex: number;
            /** @description Absent: the end of the service's time, else start + 150 minutes. Of a guest it is ignored. */
            timeindexEnd?: number;
        };
        StaffStayOutput: {
            /** @description Id of the guest. */
            _customer: string;
            _id: string;
            /** @description Id of the package it was made from. */
            _package?: string;
            addons: components["schemas"]["StayExtraOutput"][];
            adults: number;
            /**
             * @description Calendar date `yyyy-mm-dd`.
             * @example 2026-07-01
             */
            arrivaldate: string;
            babies: number;
            children: number;
            comment?: string;
            /** @description Booking date as an ISO instant at 00:00Z. */
            createdAt: string;
            /**
             * @description Calendar date `yyyy-mm-dd`, after the arrival.
             * @example 2026-07-04
             */
            departuredate: string;
            /** @description The system it was imported from. */
            importedFrom?: string;
            nights: number;
            /** @description Adults, children and babies together (pax). */
            nrOfGuests: number;
            /** @description In the caller's language where the package has it. */
            packageName?: string;
            /** @description Minor units, per guest for the whole stay, from the package. */
            packagePrice?: number;
            /** @description Minor units a night. */
            pricePerNight?: number;
            roomType?: string;
            services: components["schemas"]["StayServiceOutput"][];
            /** @description The arrival as an instant at 00:00Z. */
            start: string;
            /** @description `expected`, `in house`, `departed`, `cancelled` or `no-show`. */
            status: string;
            treatmentTypes: components["schemas"]["StayTreatmentOutput"][];
            version: number;
        };
        StayAddonInput: {
            /** @description Set for one that is kept; omitted for a new one. */
            _id?: string;
            /** @description Each language at most once. */
            languageList?: components["schemas"]["AddonTranslationInput"][];
            name: string;
            /** @description 1 to 99. */
            quantity: number;
        };
        StayChange: {
            /** @description Default for a stay made from a package: the package's addons. */
            addons?: components["schemas"]["StayAddonInput"][];
            /** @description 1 to 100. */
            adults?: number;
            /** @description First day, yyyy-mm-dd. */
            arrivaldate?: string;
            /** @description 0 to 100. Default: 0. */
            babies?: number;
            /** @description 0 to 100. Default: 0. */
            children?: number;
            /** @description For staff only. Null or blank: none. */
            comment?: string | null;
            /** @description Last day, yyyy-mm-dd, after the arrival. */
            departuredate?: string;
            /** @description Minor units a night. Null: none. */
            pricePerNight?: number | null;
            /** @description Null or blank: none. */
            roomType?: string | null;
            /** @description Default for a stay made from a package: the package's services. */
            services?: components["schemas"]["StayServiceInput"][];
            /**
             * @description `expected`, `in house`, `departed` or `no-show`. Default: expected.
             * @enum {string}
             */
            status?: "no-show" | "expected" | "in house" | "departed";
            /** @description Default for a stay made from a package: the package's treatments. */
            treatmentTypes?: components["schemas"]["StayTreatmentTypeInput"][];
            /** @description The version that was edited, where no If-Match says it; a stale one is refused with 409. */
            version?: number;
        };
        StayExtraOutput: {
            _id: string;
            /** @description In the caller's language where it has one. */
            name: string;
            quantity: number;
        };
        StayServiceInput: {
            /** @description Set for one that is kept, along with its bookings; omitted for a new one. */
            _id?: string;
            _service: string;
            /** @description 1 is the day of arrival. */
            dayNumber: number;
        };
        StayServiceName: {
            _id: string;
            /** @description In the caller's language where the service has it. */
            name: string;
        };
        StayServiceOutput: {
            _id: string;
            _service: components["schemas"]["StayServiceName"];
            /** @description How many of them are booked. */
            booked: number;
            /** @description Ids of its bookings, without cancelled ones. */
            bookings: string[];
            /** @description That day, `yyyy-mm-dd`. */
            date: string;
            /** @description Day of the stay; 1 is the day of arrival. */
            dayNumber: number;
            /** @description Places the stay includes: one per guest. */
            included: number;
            /** @description How many of them can still be booked. */
            left: number;
        };
        StaysPage: {
            /** @description Latest arrival first. */
            items: components["schemas"]["StaffStayOutput"][];
            /** @description Sent as `cursor` for the next page; absent on the last. */
            nextCursor?: string;
        };
        StayTreatmentOutput: {
            _id: string;
            /** @description Id of the treatment type. */
            _treatmentType: string;
            /** @description How many guests have one of them booked. */
            booked: number;
            /** @description Treatments that the stay includes: `quantity` for each adult, on whichever of its days. */
            included: number;
            /** @description How many of them can still be booked. */
            left: number;
            /** @description In the caller's language where it has one. */
            name: string;
            quantity: number;
            /** @description Ids of the treatments that are booked of it. */
            treatments: string[];
        };
        StayTreatmentTypeInput: {
            /** @description Set for one that is kept; omitted for a new one. */
            _id?: string;
            /** @description Id of the treatment type. */
            _treatmentType: string;
            /** @description For each adult, 1 to 20. */
            quantity: number;
        };
        /**
         * @description What a party may wish for: the attributes of the tables in these rooms.
         * @enum {string}
         */
        TableAttribute: "window" | "outside" | "highChair" | "wheelchair";
        TableBlockOutput: {
            _id: string;
            /** @description The dining room. */
            _venue: string;
            /** @description Minutes from midnight of each day, of the next if not after `start`; absent: until midnight. */
            end?: number;
            /** @description First day, yyyy-mm-dd. */
            from: string;
            gaps: components["schemas"]["BlockGapOutput"][];
            reason: string;
            /** @description The section that was blocked, if it was one. */
            section?: string;
            /** @description Minutes from midnight of each day; absent: from midnight. */
            start?: number;
            /** @description Ids of the tables. */
            tables: string[];
            /** @description Last day, yyyy-mm-dd. */
            until: string;
            version: number;
        };
        TableCombinationOutput: {
            _id: string;
            /** @description Seats of the tables together. */
            guestCount: number;
            /** @description Smallest party. */
            minGuests: number;
            name: string;
            /** @description Ids of its tables. */
            tables: string[];
        };
        TableWaitOutput: {
            /** @description From now; 0 is at once, null not this evening. */
            minutes: number | null;
            tables: components["schemas"]["OfferedTable"][];
            /** @description End of their turn, in minutes from midnight of the evening's day; null without a table. */
            until: number | null;
        };
        TableWishInput: {
            /** @description Id of the table that they like, in a room of the service. Default: none. */
            _table?: string;
            /** @description Each at most once. Default: none. */
            attributes?: components["schemas"]["TableAttribute"][];
        };
        TableWishOutput: {
            /** @description Id of the table that they like. */
            _table?: string;
            attributes: components["schemas"]["TableAttribute"][];
            /** @description Which of the `attributes` their tables have. */
            granted: components["schemas"]["TableAttribute"][];
            /** @description Whether they have the table that they like. */
            tableGranted: boolean;
            /** @description Absent where the table is gone. */
            tableName?: string;
        };
        TaxRateOutput: {
            /** @description Hundredths of a per cent. */
            basisPoints: number;
            /** @description Calendar date, inclusive. */
            from: string;
            /** @description Calendar date, inclusive. Absent: until further notice. */
            until?: string;
        };
        TextsInOneLanguageOutput: {
            description?: string;
            /** @description One of the seven languages. */
            languageType: string;
            name?: string;
        };
        /** @enum {string} */
        TherapistGender: "woman" | "man" | "unspecified";
        TherapistOutput: {
            _id: string;
            /** @description Id of their portrait. */
            _picture?: string;
            /** @description Id of their staff account. */
            _user?: string;
            /** @description False: nothing new is booked with them. */
            active: boolean;
            gender: components["schemas"]["TherapistGender"];
            /** @description Address of a picture elsewhere. */
            imgUrl?: string;
            /** @description What they speak. */
            languages: string[];
            /** @description 1 to 5, for prices. */
            level: number;
            name: string;
            sortOrder: number;
            /** @description What they give, in its order; changed with the treatment types. */
            treatmentTypes: components["schemas"]["GivenTreatmentType"][];
            version: number;
        };
        TimeAroundOutput: {
            /** @description Who is taken for it. */
            holds: components["schemas"]["HeldAround"];
            minutes: number;
        };
        TreatmentChange: {
            /** @description The guest; a pause has none. */
            _customer?: string | null;
            /** @description One of the type's lengths. Default: its first. */
            _length?: string;
            /** @description Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
            _membership?: string | null;
            /** @description Where. Left out or null, the plainest room that is free is chosen. */
            _room?: string | null;
            _segment?: string;
            /**
             * @description Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
             *     guests takes one. Null: the guest pays.
             */
            _stayTreatment?: string | null;
            /** @description Required but for a pause. */
            _treatmentType?: string;
            /** @description All of its extras, each of the type’s at most once; those that it has already may stay. */
            addons?: components["schemas"]["AddonInput"][];
            /** @description The guest sees it. */
            comment?: string;
            /** @description yyyy-mm-dd */
            date?: string;
            /** @description Staff only. */
            internalComment?: string;
            /**
             * @description Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
             *     false.
             */
            outsideWorkingTime?: boolean;
            /** @description Default: `confirmed`. */
            status?: components["schemas"]["TreatmentStatus"];
            /** @description Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
            therapists?: components["schemas"]["TreatmentTherapistInput"][];
            /** @description End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
            timeindexEnd?: number;
            /** @description Start, minutes from midnight, 0 to 1439: any minute. */
            timeindexStart?: number;
            treatmentLock?: boolean;
            /** @description The version that was edited, where no If-Match says it. */
            version?: number;
            wish?: components["schemas"]["TreatmentWishInput"] | null;
        };
        TreatmentCoveredByOutput: {
            /** @description Id of the membership or the stay. */
            _id: string;
            /** @description Of what the stay includes: its id in the stay. */
            _stayTreatment?: string;
            /** @enum {string} */
            kind: "membership" | "stay";
            /** @description Of the membership’s type or the stay’s package, as it was booked; of a stay without one, its days. */
            name: string;
        };
        TreatmentCustomer: {
            _id: string;
            allergies?: string;
            email?: string;
            firstname: string;
            lastname: string;
            phone?: string;
            /** @description What the guest likes. */
            preferences?: string;
            /** @description Staff's words for kinds of guests; absent: none. */
            tags?: string[];
            /** @description Staff's mark; absent: none. */
            vip?: boolean;
        };
        TreatmentDeletion: {
            _id: string;
        };
        TreatmentGuestInput: {
            /** @description Whoever is known by it is taken, as they are. */
            email?: string;
            /** @description One of first and last name is required. */
            firstname?: string;
            lastname?: string;
            /**
             * @description With country prefix, or as dialled in the venue's country.
             * @example +4791234567
             */
            phone?: string;
        };
        TreatmentInput: {
            /** @description The guest; a pause has none. */
            _customer?: string | null;
            /** @description One of the type's lengths. Default: its first. */
            _length?: string;
            /** @description Id of a membership of the guest that pays for it: each of its guests is one use. Null: the guest pays. */
            _membership?: string | null;
            /** @description Where. Left out or null, the plainest room that is free is chosen. */
            _room?: string | null;
            _segment?: string;
            /**
             * @description Id of a treatment type within a stay of the guest (`treatmentTypes[]._id`) that includes it: each of its
             *     guests takes one. Null: the guest pays.
             */
            _stayTreatment?: string | null;
            /** @description Required but for a pause. */
            _treatmentType?: string;
            /** @description All of its extras, each of the type’s at most once; those that it has already may stay. */
            addons?: components["schemas"]["AddonInput"][];
            /** @description The guest sees it. */
            comment?: string;
            /** @description yyyy-mm-dd */
            date: string;
            /** @description Staff only. */
            internalComment?: string;
            /**
             * @description Book it although a therapist who is named does not work then; needs `treatments.override`. Default:
             *     false.
             */
            outsideWorkingTime?: boolean;
            /** @description Default: `confirmed`. */
            status?: components["schemas"]["TreatmentStatus"];
            /** @description Who gives it. Those who are missing are chosen: whoever’s day breaks up least. */
            therapists?: components["schemas"]["TreatmentTherapistInput"][];
            /** @description End of a pause, minutes from midnight of its day, up to 2880. That of a treatment follows from its length. */
            timeindexEnd?: number;
            /** @description Start, minutes from midnight, 0 to 1439: any minute. */
            timeindexStart: number;
            treatmentLock?: boolean;
            wish?: components["schemas"]["TreatmentWishInput"] | null;
        };
        TreatmentLengthOutput: {
            _id: string;
            /** @description Of all phases, without preparation and reset. */
            minutes: number;
            phases: components["schemas"]["TreatmentPhaseOutput"][];
            /** @description Minor units, for everybody in it. */
            price: number;
        };
        TreatmentOutput: {
            /** @description Absent for a pause, and when the guest has been deleted. */
            _customer?: components["schemas"]["TreatmentCustomer"];
            _id: string;
            /** @description Id of the journey that it belongs to: those that were booked together have the same. */
            _journey?: string;
            /** @description Id of the type's length that was booked. */
            _length?: string;
            _room?: components["schemas"]["TreatmentRoomRef"];
            _segment?: components["schemas"]["TreatmentSegmentRef"];
            /** @description Absent for a pause. */
            _treatmentType?: components["schemas"]["TreatmentTypeRef"];
            addons: components["schemas"]["BookedAddonOutput"][];
            /**
             * @description Short reference of one that was booked without an account.
             * @example K7M2Q9XP
             */
            bookingId?: string;
            comment: string;
            createdAt: string;
            /** @description yyyy-mm-dd */
            date: string;
            /** @description ISO instant when its therapist said that it was over. */
            doneAt?: string;
            /** @description How many get it at once; 0 for a pause. */
            guests: number;
            held: components["schemas"]["HeldTimesOutput"];
            internalComment: string;
            /** @description Whether the guest booked it. */
            onlineBooking: boolean;
            /** @description ISO instant when its therapist said that it began. */
            startedAt?: string;
            status: components["schemas"]["TreatmentStatus"];
            /** @description Absent for a pause. */
            terms?: components["schemas"]["TreatmentTermsOutput"];
            therapists: components["schemas"]["TreatmentTherapistOutput"][];
            /** @description Minutes from the same midnight; past 1440 on the next day. */
            timeindexEnd: number;
            /** @description When the reset is over too. */
            timeindexEndAndReset: number;
            /** @description Minutes from midnight. */
            timeindexStart: number;
            /** @description Minor units: the price and the addons. Absent for a pause. */
            total?: number;
            /** @description Nobody changes or deletes it until it is unlocked. */
            treatmentLock: boolean;
            version: number;
            wish?: components["schemas"]["TreatmentWishOutput"];
        };
        /** @enum {string} */
        TreatmentPhaseKind: "handsOn" | "setting";
        TreatmentPhaseOutput: {
            kind: components["schemas"]["TreatmentPhaseKind"];
            minutes: number;
        };
        TreatmentRoomOutput: {
            _id: string;
            /** @description False: nothing new is booked in it. */
            active: boolean;
            equipment: string[];
            /** @description What sort of room it is. */
            kind?: string;
            name: string;
            /** @description Guests at once. */
            places: number;
            sortOrder: number;
            version: number;
        };
        TreatmentRoomRef: {
            _id: string;
            name: string;
        };
        TreatmentSegmentRef: {
            _id: string;
            type: string;
        };
        /** @enum {string} */
        TreatmentStatus: "tentative" | "pause" | "confirmed" | "pre-paid" | "no-show" | "paid";
        TreatmentTermsOutput: {
            /** @description Hours before the start until which the guest may cancel. */
            cancelInformation: number;
            /** @description What pays instead of the guest: the price is 0. */
            coveredBy?: components["schemas"]["TreatmentCoveredByOutput"];
            /**
             * @description ISO 4217.
             * @example NOK
             */
            currency: string;
            /** @description Minor units, for everybody in it. */
            price: number;
        };
        TreatmentTherapistInput: {
            _therapist: string;
        };
        TreatmentTherapistOutput: {
            _therapist: components["schemas"]["TreatmentTherapistRef"];
        };
        TreatmentTherapistRef: {
            _id: string;
            /** @description Their staff account, if they have one. */
            _user?: string;
            gender: components["schemas"]["TherapistGender"];
            imgUrl?: string;
            name: string;
        };
        TreatmentTypeOutput: {
            _id: string;
            /** @description False: can no longer be booked. */
            active: boolean;
            addons: components["schemas"]["ServiceAddonOutput"][];
            /** @description In a journey it may come before or after any other treatment. */
            anyOrder: boolean;
            /** @description Days after today. Absent: no limit. */
            bookingWindowDays?: number;
            /** @description Hours before the start until which a guest may cancel. */
            cancelInformation: number;
            description: string;
            /** @description How many get it at once. */
            guests: number;
            /** @description The form that guests answer before it. */
            intake: components["schemas"]["IntakeOfTypeOutput"];
            languageList: components["schemas"]["TextsInOneLanguageOutput"][];
            lengths: components["schemas"]["TreatmentLengthOutput"][];
            levelPrices: components["schemas"]["LevelPriceOutput"][];
            /** @description Minutes. Absent: until the start. */
            minNoticeMinutes?: number;
            name: string;
            /** @description Guests can book it themselves. */
            online: boolean;
            preparation: components["schemas"]["TimeAroundOutput"];
            reset: components["schemas"]["TimeAroundOutput"];
            /** @description Ids of the treatment rooms where it may be given. */
            rooms: string[];
            sortOrder: number;
            /** @description Empty: none is shown. */
            taxRates: components["schemas"]["TaxRateOutput"][];
            /** @description Ids of those who may give it. */
            therapists: string[];
            /** @description How many give it at once. */
            therapistsNeeded: number;
            version: number;
        };
        TreatmentTypeRef: {
            _id: string;
            /** @description Hours before the start until which the guest may cancel, as agreed. */
            cancelInformation: number;
            name: string;
        };
        TreatmentWishInput: {
            /** @description Somebody who is to be one of the therapists. */
            _therapist?: string | null;
            /**
             * @description Every therapist is a woman, or a man.
             * @enum {string|null}
             */
            gender?: "woman" | "man" | null;
        };
        TreatmentWishOutput: {
            /** @description Id. */
            _therapist?: string;
            /** @enum {string} */
            gender?: "woman" | "man";
        };
        TurnTimeOutput: {
            minutes: number;
            /** @description Participants. */
            upTo: number;
        };
        UndoUseInput: {
            /** @description Id of the use to give back. Default: the latest not given back. */
            _use?: string;
            comment?: string;
        };
        UseMembershipInput: {
            comment?: string;
            /** @description How many uses, 1 to 100. Default: 1. */
            numberOfUsages?: number;
        };
        /** @enum {string} */
        WebhookEvent: "booking.created" | "booking.changed" | "booking.cancelled" | "booking.promoted" | "booking.deleted" | "guest.created" | "guest.updated" | "guest.merged" | "guest.mergeUndone" | "guest.erased" | "treatment.created" | "treatment.updated" | "treatment.deleted" | "diningRoom.created" | "diningRoom.updated" | "diningRoom.deleted" | "tableBlock.created" | "tableBlock.updated" | "tableBlock.deleted" | "payment.changed" | "payment.requested" | "payment.requestWithdrawn" | "stay.created" | "stay.updated" | "stay.cancelled" | "stay.deleted" | "membership.updated";
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    saveCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerSave"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
            /** @description Created */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listSegments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SegmentOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    modifyBookings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ModifyBookingsInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBookingInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listBookedDay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookedDayInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookedTime"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listBookingStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingStatusOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listDiningRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["DiningRoomOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listTreatmentsOfGuest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listFreeTreatmentRooms: {
        parameters: {
            query?: {
                /** @description Id of a treatment to be moved: its own time is free to it. */
                treatment?: string;
            };
            header?: never;
            path: {
                /** @description yyyy-mm-dd */
                date: string;
                /** @description End with reset, minutes from midnight of the same day, up to 2880. */
                end: number;
                /** @description Start, minutes from midnight, 0 to 1439. */
                start: number;
                treatmentTypeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FreeRoomOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listTherapists: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TherapistOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listTreatments: {
        parameters: {
            query: {
                /** @description yyyy-mm-dd */
                date: string;
                /** @description Id of a therapist: only theirs. */
                therapist?: string;
                /** @description Last day, yyyy-mm-dd: up to 93 days. Default: `date`. */
                until?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createTreatment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreatmentInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    deleteTreatment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreatmentDeletion"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never> | null;
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listTreatmentTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentTypeOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listBookings: {
        parameters: {
            query?: {
                /** @description Absent: both. */
                active?: boolean;
                /** @description What the days of the period are: those on which bookings start, the default, or were made. */
                by?: "start" | "created";
                /** @description `nextCursor` of the page before. */
                cursor?: string;
                /** @description Id of a guest; `none`: drop-ins, and bookings whose guest has been erased. */
                customer?: string;
                /**
                 * @description Only those that a report counts so: `counted` (active and not waiting), `waiting`, `cancelled`, `due`
                 *     (counted, and their end has passed), `attended` or `noShow` (due, and never marked as arrived);
                 *     `arrived` and `expected` (counted, marked as arrived or still waited for, over or not).
                 */
                figure?: "waiting" | "counted" | "noShow" | "expected" | "cancelled" | "due" | "attended" | "arrived";
                /** @description First day; default the venue's today. */
                from?: string;
                /** @description Only those that start within this hour of the clock, 0 to 23. */
                hour?: number;
                /** @description 1 to 200, default 50. */
                limit?: number;
                order?: "asc" | "desc";
                /** @description Id of a segment; `none`: bookings without one. */
                segment?: string;
                /** @description Id of a service. */
                service?: string;
                /**
                 * @description Column; day, time and id decide between equals. Default: `start`; of what was made in the period
                 *     `createdAt`, latest first. By another column than the period's own at most 20,000 are put in order.
                 */
                sort?: "guest" | "service" | "start" | "participants" | "createdAt";
                /**
                 * @description Id of a booking status; bookings without one are in the first that says neither arrived nor left.
                 *     `none`: only bookings without one.
                 */
                status?: string;
                /** @description Part of a guest's name, email or phone; the first three characters of a booking number, or any four; or a room number. */
                text?: string;
                /** @description Last day, included; default the first. */
                until?: string;
                waitingList?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingPage"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createGroupBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GroupBookingInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingsTogetherOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getGroupBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingsTogetherOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    cancelGroupBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelTogetherInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingsTogetherOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getBookingSeries: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingsTogetherOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page; absent for the first. */
                cursor?: string;
                /** @description How many, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomersPageOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CustomerInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getCustomer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["CustomerOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    pageGuestBookings: {
        parameters: {
            query?: {
                /** @description `nextUpcoming`, `nextCancelled`, `nextPast` or `nextCursor` of the page before; absent for the first. */
                cursor?: string;
                /** @description 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The guest's. */
                id: string;
                /** @description `upcoming`: not over yet, soonest first. `past`: over or cancelled, latest first. */
                period: "upcoming" | "past";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GuestBookingsPage"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    addMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewMembershipInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    pageCustomerMemberships: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page; absent for the first. */
                cursor?: string;
                /** @description How many, 1 to 200. */
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipsPage"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    pageGuestStays: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page; absent for the first. */
                cursor?: string;
                /** @description How many, 1 to 200. */
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaysPage"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    endMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipActionInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    pauseMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipActionInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    resumeMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MembershipActionInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    undoMembershipUse: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoUseInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listMembershipUses: {
        parameters: {
            query?: {
                /** @description `nextCursor` of the previous page; absent for the first. */
                cursor?: string;
                /** @description How many, 1 to 100. */
                limit?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipUsesPage"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    useMembership: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UseMembershipInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listMembershipTypes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipTypeOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getMembershipType: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["MembershipTypeOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listPackages: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PackageOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getPackage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PackageOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listPaymentRequests: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentRequestOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    requestPayment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentRequestOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    withdrawPaymentRequest: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never> | null;
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query: {
                /** @description `nextCursor` of the previous page. */
                cursor?: string;
                /** @description Id of a guest. */
                customer?: string;
                /** @description First day on which they were begun, `yyyy-mm-dd`. */
                from: string;
                /** @description How many, 1 to 100. Default: 50. */
                limit?: number;
                /** @description Who collects the money. */
                provider?: "sandbox" | "stripe" | "voucher";
                state?: components["schemas"]["PaymentDeskState"];
                /** @description Last day, included. */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentsPage"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentDetail"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getSettlement: {
        parameters: {
            query: {
                /** @description First day, `yyyy-mm-dd`. */
                from: string;
                /** @description Last day, included. */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["SettlementDay"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getPaymentTotals: {
        parameters: {
            query: {
                /** @description Id of a guest. */
                customer?: string;
                /** @description First day on which they were begun, `yyyy-mm-dd`. */
                from: string;
                /** @description Who collects the money. */
                provider?: "sandbox" | "stripe" | "voucher";
                state?: components["schemas"]["PaymentDeskState"];
                /** @description Last day, included. */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PaymentTotal"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    cancelBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelBookingInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    applyBookingStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApplyStatusInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listSeatedReservations: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                from: string;
                to: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listStays: {
        parameters: {
            query: {
                /** @description Id of the guest. */
                guestId: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffStayOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createStay: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewStayInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffStayOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffStayOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    updateStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StayChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffStayOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    cancelStay: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CancelStayInput"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["StaffStayOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createWaitingBooking: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffBookingInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listTableBlocks: {
        parameters: {
            query: {
                /** @description First day, yyyy-mm-dd. */
                from: string;
                /** @description Last day, yyyy-mm-dd: up to 60 days. */
                until: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TableBlockOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listPauses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["PauseOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    createSeatingReservation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatingReservationInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    updateSeatingReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatingReservationChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["BookingOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listSeatingServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getTableWait: {
        parameters: {
            query: {
                /** @description The dining room. */
                _venue: string;
                /** @description The evening's day, yyyy-mm-dd: today, or yesterday while its evening goes on. Absent: today. */
                date?: string;
                /** @description Children included. */
                participants: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TableWaitOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getService: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listActiveServices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["ServiceOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    bookJourney: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyInput"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JourneyOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getJourney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JourneyOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    moveJourney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyMove"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JourneyOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    cancelJourney: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: Record<string, never> | null;
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listJourneyOffers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JourneyQuery"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["JourneyOffersOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listTreatmentRooms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentRoomOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    listFreeTherapists: {
        parameters: {
            query: {
                date: string;
                /** @description End with reset, minutes from midnight of the same day, up to 2880. */
                end: number;
                /** @description With those who do not work then and whom nobody has. Default: no. */
                outsideWorkingTime?: boolean;
                /** @description Start, minutes from midnight, 0 to 1439. */
                start: number;
                /** @description Id of a treatment to be moved: its own time is free to it. */
                treatment?: string;
                /** @description Id of the treatment type. */
                type: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["FreeTherapistOutput"][];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    updateTreatment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TreatmentChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
    getTreatment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["TreatmentOutput"];
                        message?: string;
                        success: boolean;
                    };
                };
            };
        };
    };
}
