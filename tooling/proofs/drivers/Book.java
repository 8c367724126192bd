import atrium.client.ApiClient;
import atrium.client.ApiException;
import atrium.client.api.AuthApi;
import atrium.client.api.BookingsApi;
import atrium.client.api.HubApi;
import atrium.client.api.HubBookingsApi;
import atrium.client.model.ActivityOutput;
import atrium.client.model.BookingOutput;
import atrium.client.model.CancelBookingInput;
import atrium.client.model.Failure;
import atrium.client.model.HubBookingInput;
import atrium.client.model.HubReservation;
import atrium.client.model.LoginInput;
import atrium.client.model.NextTimeOfActivity;
import atrium.client.model.SignedInOutput;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Signs in and books with the client made by openapi-generator's java. */
public final class Book {
  private static final String VENUE = "fjord";
  private static final String PASSWORD = "demo-password-1";

  private interface Call {
    void send() throws ApiException;
  }

  private Book() {}

  public static void main(String[] arguments) throws Exception {
    System.out.println(new ObjectMapper().writeValueAsString(book(arguments[0])));
  }

  private static Map<String, Object> book(String origin) throws Exception {
    HubApi hub = new HubApi(client(origin, null));
    AuthApi auth = new AuthApi(client(origin, null));
    String venue = hub.getVendorBranding(VENUE).getData().getVendor().getId();
    Set<String> free =
        hub.listActivities(VENUE).stream()
            .filter(one -> one.getPrepayment() == ActivityOutput.PrepaymentEnum.NONE)
            .filter(one -> !one.getCodeRequired() && !one.getExclusiveBooking())
            .map(ActivityOutput::getId)
            .collect(Collectors.toSet());
    NextTimeOfActivity chosen =
        new HubBookingsApi(client(origin, null))
            .listNextTimes(VENUE, null, null).getData().stream()
                .filter(one -> one.getNext() != null && free.contains(one.getId()))
                .findFirst()
                .orElseThrow();

    LoginInput asGuest =
        new LoginInput().email("guest@fjord.example").password(PASSWORD).vendor(VENUE);
    SignedInOutput guest = auth.login(asGuest).getData();
    HubBookingsApi bookings = new HubBookingsApi(client(origin, guest.getAccessToken()));
    String guestId = guest.getUser().getId();
    HubBookingInput wanted =
        new HubBookingInput()
            .vendor(venue)
            .service(chosen.getId())
            .customer(guestId)
            .date(chosen.getNext().getDate())
            .timeindex(chosen.getNext().getStart())
            .participants(1)
            .comment("Booked by a client in Java");
    String key = "java-" + guestId;
    HubReservation made = bookings.bookActivity(wanted, key).getData();
    HubReservation again = bookings.bookActivity(wanted, key).getData();
    HubReservation read = bookings.getMyReservation(made.getId()).getData();
    Failure refused = failureOf(() -> bookings.bookActivity(wanted.participants(0), null));

    LoginInput asOwner = new LoginInput().email("owner@fjord.example").password(PASSWORD);
    SignedInOutput staff = auth.login(asOwner).getData();
    BookingsApi desk = new BookingsApi(client(origin, staff.getAccessToken()));
    BookingOutput found = desk.getBooking(made.getId(), null).getData();
    CancelBookingInput cancel = new CancelBookingInput().version(found.getVersion());
    BookingOutput cancelled = cancel(desk, made.getId(), cancel);
    Failure stale = failureOf(() -> cancel(desk, made.getId(), cancel));

    Map<String, Object> told = new LinkedHashMap<>();
    told.put("booking", made.getId());
    told.put("repeated", again.getId());
    told.put("read", read.getId());
    told.put("refused", refused.getCode());
    told.put("comment", found.getComment());
    told.put("active", cancelled.getActive());
    told.put("stale", stale.getCode());
    return told;
  }

  private static BookingOutput cancel(BookingsApi desk, String id, CancelBookingInput input)
      throws ApiException {
    return desk.cancelBooking(id, input, null, null, null).getData();
  }

  private static ApiClient client(String origin, String token) {
    ApiClient client = new ApiClient();
    client.updateBaseUri(origin);
    if (token != null) {
      client.setRequestInterceptor(
          request -> request.header("Authorization", "Bearer " + token));
    }
    return client;
  }

  private static Failure failureOf(Call call) throws Exception {
    try {
      call.send();
    } catch (ApiException refusal) {
      return new ApiClient().getObjectMapper().readValue(refusal.getResponseBody(), Failure.class);
    }
    throw new AssertionError("this was not refused");
  }
}
