"""Signs in and books with the client made by openapi-generator's python: `python book.py <origin>`."""

import importlib
import json
import pkgutil
import sys

import atrium_client
from atrium_client import (
    ApiClient,
    ApiException,
    AuthApi,
    BookingsApi,
    CancelBookingInput,
    Configuration,
    Failure,
    HubApi,
    HubBookingInput,
    HubBookingsApi,
    LoginInput,
)

VENUE = "fjord"
PASSWORD = "demo-password-1"


def book(host: str) -> dict:
    visitor = ApiClient(Configuration(host=host))
    hub = HubApi(visitor)
    auth = AuthApi(visitor)
    venue = hub.get_vendor_branding(VENUE).data.vendor
    free = {
        one.id
        for one in hub.list_activities(VENUE)
        if one.prepayment == "none" and not one.code_required and not one.exclusive_booking
    }
    times = HubBookingsApi(visitor).list_next_times(VENUE).data
    chosen = next(one for one in times if one.next and one.id in free)

    guest = auth.login(
        LoginInput(email="guest@fjord.example", password=PASSWORD, vendor=VENUE)
    ).data
    bookings = HubBookingsApi(
        ApiClient(Configuration(host=host, access_token=guest.access_token))
    )
    wanted = HubBookingInput(
        vendor=venue.id,
        service=chosen.id,
        customer=guest.user.id,
        var_date=chosen.next.var_date,
        timeindex=chosen.next.start,
        participants=1,
        comment="Booked by a client in Python",
    )
    key = f"python-{guest.user.id}"
    made = bookings.book_activity(wanted, idempotency_key=key).data
    again = bookings.book_activity(wanted, idempotency_key=key).data
    read = bookings.get_my_reservation(made.id).data
    nobody = wanted.model_copy(update={"participants": 0})
    refused = failure_of(lambda: bookings.book_activity(nobody))

    staff = auth.login(LoginInput(email="owner@fjord.example", password=PASSWORD)).data
    desk = BookingsApi(
        ApiClient(Configuration(host=host, access_token=staff.access_token))
    )
    found = desk.get_booking(made.id).data
    cancel = CancelBookingInput(version=found.version)
    cancelled = desk.cancel_booking(made.id, cancel).data
    stale = failure_of(lambda: desk.cancel_booking(made.id, cancel))
    return {
        "booking": made.id,
        "repeated": again.id,
        "read": read.id,
        "refused": refused.code,
        "comment": found.comment,
        "active": cancelled.active,
        "stale": stale.code,
    }


def failure_of(call) -> Failure:
    try:
        call()
    except ApiException as refusal:
        return Failure.from_json(refusal.body)
    raise AssertionError("this was not refused")


def load_everything() -> None:
    """Python has no compiler: a module that cannot be loaded is found by loading each."""
    for module in pkgutil.walk_packages(atrium_client.__path__, "atrium_client."):
        importlib.import_module(module.name)


load_everything()
print(json.dumps(book(sys.argv[1])))
